import CMalloc

/// Keeps memory that was freed for the next step, which needs as much again: given back to the system
/// each time and taken anew, its pages cost a third of a long session.
package func keepFreedMemory() {
  // The threshold for memory of its own cannot be above 32 MB.
  mallopt(M_MMAP_MAX, 0)
  mallopt(M_TRIM_THRESHOLD, 1 << 30)
}
