import { isMarkedAsUntransferable } from 'node:worker_threads'

/** The underlying ArrayBuffer, or undefined if it is shared or detached. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer | undefined {
  const isAlone = byteLength === buffer.byteLength
  return isAlone && buffer instanceof ArrayBuffer && !buffer.detached ? buffer : undefined
}

/**
 * Frees the memory of bytes that are no longer needed. Pictures are megabytes outside the
 * JavaScript heap: with garbage collection alone they accumulate, and collections are then long and
 * frequent.
 *
 * @param bytes empty afterwards; memory that is shared with other bytes is left unchanged
 */
export function freeBytes(bytes: Uint8Array): void {
  ownMemory(bytes)?.transfer(0)
}

/**
 * The buffer of bytes that can be transferred to another thread, as a transfer list; empty if none
 * can.
 */
export function movableMemory(bytes: Uint8Array): ArrayBuffer[] {
  const memory = ownMemory(bytes)
  return memory === undefined || isMarkedAsUntransferable(memory) ? [] : [memory]
}
