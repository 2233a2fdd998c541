/**
 * Encodes frames as H.264 of the baseline profile.
 *
 * Everything specific to the library is in this file: another encoder only needs `add` and `finish`. It
 * is loaded with a thread's first video, because it takes some megabytes.
 */
import type { H264MP4Encoder } from 'h264-mp4-encoder'
import { findBox, readU32 } from './boxes.ts'
import { evenSide, type VideoPart } from './write-mp4.ts'

/**
 * 10 is almost lossless, 51 the smallest. A meme with two captions is 31 dB from its WebP at 24, 30.6 at 28 and
 * 29.4 at 33; without any quantization it would be 31.3, because colors have half the resolution.
 */
const QUANTIZER = 26
/** 0 is slowest, 10 fastest: 3 % more bytes than at 5, in half the time and as close to the WebP. */
const SPEED = 10
/** More frames than a part has: only its first one is a keyframe. */
const WHOLE_PART = 1_000_000

export interface H264Encoder {
  /** @param pixels opaque RGBA pixels of the whole picture */
  add(pixels: Uint32Array): void
  /** Ends the part. Whatever happens, call `free` last. */
  finish(): VideoPart
  free(): void
}

/**
 * Begins a part of a video. An odd side gets one more pixel, a copy of the last one, so that nothing is
 * cut off or stretched.
 *
 * @param width in pixels, as `height`
 */
export async function startH264Part(width: number, height: number): Promise<H264Encoder> {
  const { default: library } = await import('h264-mp4-encoder')
  const encoder = await library.createH264MP4Encoder()
  const [wide, high] = [evenSide(width), evenSide(height)]
  const picture = new Uint32Array(wide * high)
  const bytes = new Uint8Array(picture.buffer)
  encoder.width = wide
  encoder.height = high
  encoder.quantizationParameter = QUANTIZER
  encoder.speed = SPEED
  encoder.groupOfPictures = WHOLE_PART
  encoder.initialize()
  let isFinished = false
  const finish = () => {
    if (!isFinished) encoder.finalize()
    isFinished = true
  }
  return {
    add(pixels) {
      for (let y = 0; y < high; y += 1) {
        const from = Math.min(y, height - 1) * width
        picture.set(pixels.subarray(from, from + width), y * wide)
        if (wide > width) picture[y * wide + width] = pixels[from + width - 1] ?? 0
      }
      encoder.addFrameRgba(bytes)
    },
    finish() {
      finish()
      return partIn(encoder.FS.readFile(encoder.outputFilename))
    },
    free() {
      // The library aborts if it is deleted before its file is complete.
      finish()
      deleteFile(encoder)
      encoder.delete()
    },
  }
}

function deleteFile({ FS, outputFilename }: H264MP4Encoder): void {
  FS.unlink(outputFilename)
}

/** The frames of the library's file, which stores them one after another with nothing in between. */
function partIn(file: Uint8Array): VideoPart {
  const table = findBox(file, 'moov', 'trak', 'mdia', 'minf', 'stbl')
  const sizes = findBox(table, 'stsz')
  const data = findBox(file, 'mdat')
  // If all frames have the same size, it is stored once.
  const sizeOfAll = readU32(sizes, SIZE_OF_ALL)
  const frames: Uint8Array[] = []
  let at = 0
  for (let index = 0; index < readU32(sizes, SAMPLE_COUNT); index += 1) {
    const size = sizeOfAll || readU32(sizes, SAMPLE_COUNT + 4 * (index + 1))
    frames.push(data.slice(at, at + size))
    at += size
  }
  if (at !== data.length) throw new Error(`expected frames of ${data.length} bytes, got ${at}`)
  const entry = findBox(table, 'stsd').subarray(ENTRIES)
  return { setup: findBox(findBox(entry, 'avc1').subarray(ENTRY_FIELDS), 'avcC').slice(), frames }
}

/** Offsets in `stsz` of the size of all frames, and of their number. */
const SIZE_OF_ALL = 4
const SAMPLE_COUNT = 8
/** Offsets at which the entries of `stsd`, and the boxes of `avc1`, begin. */
const ENTRIES = 8
const ENTRY_FIELDS = 78
