// Expat reads XML without anything beside the C library; Foundation's parser is libxml2 with all of
// Foundation, which takes longer to load than most files take to read.
#include <expat.h>
