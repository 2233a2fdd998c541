/**
 * Settings of glibc's allocator, which other systems ignore. With one arena, nothing that one thread
 * has freed is kept from the others. Blocks of at least 2 MB, which are pixels, are mapped and
 * released one by one; PNGs are not: that would take 5 ms of CPU time a save, and so does a smaller
 * threshold to trim.
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '2097152',
  MALLOC_TRIM_THRESHOLD_: '33554432',
}

/**
 * V8 options. The heaps of the threads grow less before they are collected: 35 MB less while four
 * people save. With less than 4 MB for new objects, a save would take 3 ms more. `releaseMemory`
 * collects garbage.
 */
export const MEMORY_OPTIONS = ['--optimize-for-size', '--max-semi-space-size=4', '--expose-gc']
