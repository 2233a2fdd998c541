// PNG specification (third edition), 5.2 and 5.3.
export const SIGNATURE: Buffer = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Size of a chunk's length, of its type and of its checksum, in bytes. */
export const FIELD_BYTES = 4
/** Size of a chunk without its data, in bytes. */
export const CHUNK_FRAME_BYTES = 3 * FIELD_BYTES
