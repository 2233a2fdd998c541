/**
 * An odd number by which hash tables multiply their keys. Each thread has its own, so that nobody can
 * make a picture whose keys all collide, which would take a hundred times as long.
 */
export const HASH_FACTOR = Math.floor(Math.random() * 2 ** 31) * 2 + 1
