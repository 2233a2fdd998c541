export { type Band, encodeBand, joinBands } from './encode-band.ts'
export { encodePng } from './encode-png.ts'
export type { Rows } from './encode-rows.ts'
export { pngChunk } from './png-file.ts'
