// The settings of the C library's allocator, which its module for Swift leaves out.
#include <malloc.h>
