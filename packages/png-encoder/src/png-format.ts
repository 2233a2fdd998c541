// PNG specification (third edition), 5.2 and 5.3.
export const SIGNATURE: Buffer = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** A chunk's length, its type and its checksum take as much each. */
export const FIELD_BYTES = 4
/** All of a chunk but its data. */
export const CHUNK_FRAME_BYTES = 3 * FIELD_BYTES
