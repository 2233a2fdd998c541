/**
 * Gives the memory of bytes that nobody needs any more back at once. Pictures are megabytes outside
 * JavaScript's heap: left to the garbage collector they pile up, and then it stops everybody for
 * long, and often.
 *
 * @param bytes empty from now on; memory that is shared with other bytes is left alone
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  const isAlone = byteLength === buffer.byteLength
  if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
