import { isMarkedAsUntransferable } from 'node:worker_threads'

/** The underlying ArrayBuffer, or undefined if it is shared or detached. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer | undefined {
  const isAlone = byteLength === buffer.byteLength
  return isAlone && buffer instanceof ArrayBuffer && !buffer.detached ? buffer : undefined
}

/**
 * Gives the memory of bytes that nobody needs any more back at once. Pictures are megabytes outside
 * JavaScript's heap: left to the garbage collector they pile up, and then it stops everybody for
 * long, and often.
 *
 * @param bytes empty from now on; memory that is shared with other bytes is left alone
 */
export function freeBytes(bytes: Uint8Array): void {
  ownMemory(bytes)?.transfer(0)
}

/** The memory of bytes that can move to another thread instead of being copied; empty for others. */
export function movableMemory(bytes: Uint8Array): ArrayBuffer[] {
  const memory = ownMemory(bytes)
  return memory === undefined || isMarkedAsUntransferable(memory) ? [] : [memory]
}
