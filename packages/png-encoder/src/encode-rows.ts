/// <reference path="./webassembly.d.ts" />
import { readFileSync } from 'node:fs'
import {
  blockHead,
  type CodeTables,
  codeTables,
  countRow,
  LONGEST_RUN,
  SYMBOLS,
} from './deflate-symbols.ts'
import { type Code, codeLengths, plainBits } from './huffman.ts'
import { overWhite } from './over-white.ts'

/** The exports of `kernels.wat`. Addresses are byte offsets in its memory. */
interface Kernels {
  readonly memory: WebAssembly.Memory
  filter(row: number, above: number, residue: number, rowBytes: number): number
  begin(at: number, pairs: number, bytes: number, runs: number): void
  write(code: Code): void
  writeRow(filter: number, residue: number, end: number): void
  end(): number
  checksum(): number
}

const { exports: kernels } = new WebAssembly.Instance<Kernels>(
  new WebAssembly.Module(readFileSync(new URL('./kernels.wasm', import.meta.url))),
)

const PAGE_BYTES = 65_536
const PIXEL_BYTES = 4
const CODE_BYTES = 4
/** The kernels read and write up to this many bytes after a row. */
const SLACK_BYTES = 16
const OPAQUE = 255
/** The number of the Paeth filter (PNG specification, 9.2). */
const PAETH = 4

const MAX_CODE_BITS = 12
/** Number of rows that the codes are computed from. More rows hardly improve the codes. */
const SAMPLED_ROWS = 32
/** An upper bound for the header and the end of a block. */
const FRAME_BYTES = 512
/** A stored block without data, which ends at a byte boundary (RFC 1951, 3.2.4). */
const EMPTY_BLOCK = plainBits(0, 3)
const LENGTH_OF_NOTHING = [0, 0, 0xff, 0xff]

const PAIRS = 0
const BYTES = PAIRS + 256 * 256 * CODE_BYTES
const RUNS = BYTES + 256 * CODE_BYTES
const BLANK_ROW = RUNS + (LONGEST_RUN + 1) * CODE_BYTES

/** The rows to encode. `first` is the index of the first row. */
export interface Rows {
  /** The whole picture: red, green, blue and alpha, the colors multiplied by alpha. */
  readonly pixels: Uint8Array
  /** Width of the picture in pixels. */
  readonly width: number
  readonly first: number
  /** Index after the last row. */
  readonly end: number
  readonly isLast: boolean
}

export interface EncodedRows {
  /** Deflate blocks, ending at a byte boundary. The next call overwrites them. */
  readonly data: Uint8Array
  /** Adler-32 (RFC 1950, 8.2) of these rows only. */
  readonly checksum: number
  /** Size of the filtered rows before deflate, in bytes. */
  readonly length: number
}

/**
 * Filters and deflates rows for a PNG of red, green and blue, 8 bits each. All rows have the Paeth
 * filter. Deflate uses codes that are computed for these rows, and runs of zeros. Drawings become
 * as small as with thorough encoders, without a search for repetitions. Transparent pixels are
 * drawn over white.
 */
export function encodeRows(rows: Rows): EncodedRows {
  const { pixels, width, first, end, isLast } = rows
  const height = end - first
  const rowBytes = width * PIXEL_BYTES
  const residue = BLANK_ROW + rowBytes + SLACK_BYTES
  const picture = residue + rowBytes + SLACK_BYTES
  // The filter also reads the row above the first one.
  const top = picture + (first === 0 ? 0 : rowBytes)
  const stream = top + height * rowBytes + SLACK_BYTES
  // A row is its filter type and three bytes per pixel.
  const length = height * (1 + width * (PIXEL_BYTES - 1))
  const memory = memoryOf(stream + (length * MAX_CODE_BITS) / 8 + FRAME_BYTES)
  memory.fill(0, BLANK_ROW, residue)
  memory.set(pixels.subarray(Math.max(0, first - 1) * rowBytes, end * rowBytes), picture)
  memory.fill(OPAQUE, stream - SLACK_BYTES, stream)

  // The highest byte stays 255 while all rows are opaque, including the one above the first.
  let alpha = first === 0 ? -1 : kernels.filter(picture, BLANK_ROW, residue, rowBytes)
  const filterRow = (y: number) => {
    const row = top + y * rowBytes
    const above = row === picture ? BLANK_ROW : row - rowBytes
    alpha &= kernels.filter(row, above, residue, rowBytes)
  }

  const counts = new Uint32Array(SYMBOLS).fill(1)
  const sample = new Uint32Array(memory.buffer, residue, width)
  for (let y = 0; y < height; y += Math.ceil(height / SAMPLED_ROWS)) {
    filterRow(y)
    countRow(sample, counts)
  }
  const lengths = codeLengths(counts, MAX_CODE_BITS)
  const tables = codeTables(lengths)
  writeTables(new Uint32Array(memory.buffer), tables)

  kernels.begin(stream, PAIRS, BYTES, RUNS)
  blockHead(lengths, isLast).forEach(kernels.write)
  for (let y = 0; y < height; y += 1) {
    filterRow(y)
    kernels.writeRow(PAETH, residue, residue + rowBytes)
  }
  // Rare: checking for transparency first would slow down opaque pictures.
  if (alpha >>> 24 !== OPAQUE) return encodeRows({ ...rows, pixels: overWhite(pixels) })
  kernels.write(tables.end)
  const streamEnd = isLast ? kernels.end() : endWithEmptyBlock(memory)
  return { data: memory.subarray(stream, streamEnd), checksum: kernels.checksum() >>> 0, length }
}

/** Ends the rows of a band at a byte boundary, so that the next band can follow. */
function endWithEmptyBlock(memory: Uint8Array): number {
  kernels.write(EMPTY_BLOCK)
  const at = kernels.end()
  memory.set(LENGTH_OF_NOTHING, at)
  return at + LENGTH_OF_NOTHING.length
}

function memoryOf(size: number): Uint8Array {
  const missing = Math.ceil((size - kernels.memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0) kernels.memory.grow(missing)
  return new Uint8Array(kernels.memory.buffer)
}

function writeTables(memory: Uint32Array, { pairs, bytes, runs }: CodeTables): void {
  memory.set(pairs, PAIRS / CODE_BYTES)
  memory.set(bytes, BYTES / CODE_BYTES)
  memory.set(runs, RUNS / CODE_BYTES)
}
