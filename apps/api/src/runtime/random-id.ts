import { randomFillSync } from 'node:crypto'

const BYTES = 16
/** Every request has an id, and few bytes take as long as many. */
const pool = Buffer.alloc(256 * BYTES)
let used = pool.length

/** 128 random bits, used as an unguessable id (design §4); `RANDOM_ID_PATTERN` is its format. */
export function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += BYTES
  return pool.toString('base64url', used - BYTES, used)
}
