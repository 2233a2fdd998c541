/**
 * Writes an MP4 of one H.264 video.
 *
 * Problem: the encoder's own file has one duration for all frames, no list of keyframes, its index at the
 * end, and a level that ignores the frame rate.
 * Approach: the frames get a new index. Its clock ticks in milliseconds, so every delay is kept exactly;
 * it comes first, so that a player can begin before it has the whole file.
 */
import { box, letters, numbers, u16, u32 } from './boxes.ts'

/**
 * A keyframe and the frames that depend on it, each on those before it. All parts but the last have at
 * least two frames: H.264 requires successive keyframes to have different numbers.
 */
export interface VideoPart {
  /** The decoder configuration record of the stream, the same in all parts of a video. */
  readonly setup: Uint8Array
  /** Each unit of a frame follows its length. */
  readonly frames: readonly Uint8Array[]
}

interface Video {
  /** Even, in pixels. */
  readonly width: number
  readonly height: number
  readonly parts: readonly VideoPart[]
  /** The durations of all frames in ms; whole numbers above 0. */
  readonly durations: readonly number[]
}

const TICKS_PER_SECOND = 1000
const TRACK = 1
/** No rotation: a matrix of fixed-point numbers. */
const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32)
/** A language is three letters of five bits each: `und` means none. */
const NO_LANGUAGE = 0x55c4
const zeros = (count: number): number[] => Array<number>(count).fill(0)

/** The side of a video, rounded up to even: in H.264, two pixels share a color. */
export const evenSide = (side: number): number => side + (side % 2)

/** @throws Error if the numbers of durations and frames differ */
export function writeMp4({ width, height, parts, durations }: Video): Uint8Array {
  const frames = parts.flatMap((part) => part.frames)
  const [first] = parts
  if (first === undefined || frames.length !== durations.length) {
    throw new Error(`expected ${frames.length} durations, got ${durations.length}`)
  }
  const setup = withLevel(first.setup, levelOf(width, height, Math.min(...durations)))
  const total = durations.reduce((sum, duration) => sum + duration, 0)
  const kind = box('ftyp', letters('isom'), numbers(u32(0x200)), letters('isomiso2avc1mp41'))
  const indexAt = (offset: number) =>
    box(
      'moov',
      fullBox('mvhd', 0, [
        ...zeros(8),
        ...u32(TICKS_PER_SECOND),
        ...u32(total),
        ...u32(0x10000),
        ...u16(0x100),
        ...zeros(10),
        ...UPRIGHT,
        ...zeros(24),
        ...u32(TRACK + 1),
      ]),
      box(
        'trak',
        // Flags: the track is enabled, and in the movie.
        fullBox('tkhd', 3, [
          ...zeros(8),
          ...u32(TRACK),
          ...zeros(4),
          ...u32(total),
          ...zeros(16),
          ...UPRIGHT,
          ...u32(width * 0x10000),
          ...u32(height * 0x10000),
        ]),
        box(
          'mdia',
          fullBox('mdhd', 0, [
            ...zeros(8),
            ...u32(TICKS_PER_SECOND),
            ...u32(total),
            ...u16(NO_LANGUAGE),
            ...zeros(2),
          ]),
          fullBox('hdlr', 0, [...zeros(4), ...letters('vide'), ...zeros(13)]),
          box(
            'minf',
            fullBox('vmhd', 1, zeros(8)),
            // Flag: the data is in this file.
            box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
            box(
              'stbl',
              fullBox('stsd', 0, u32(1), sampleEntry(width, height, setup)),
              fullBox('stts', 0, runsOf(durations)),
              fullBox('stss', 0, listOf(firstsOf(parts))),
              fullBox('stsc', 0, [...u32(1), ...u32(1), ...u32(frames.length), ...u32(1)]),
              fullBox('stsz', 0, [...u32(0), ...listOf(frames.map(({ length }) => length))]),
              fullBox('stco', 0, listOf([offset])),
            ),
          ),
        ),
      ),
    )
  const data = box('mdat', ...frames)
  const headerBytes = 8
  const index = indexAt(kind.length + indexAt(0).length + headerBytes)
  const file = new Uint8Array(kind.length + index.length + data.length)
  file.set(kind)
  file.set(index, kind.length)
  file.set(data, kind.length + index.length)
  return file
}

/** A box of version 0. */
const fullBox = (
  name: string,
  flags: number,
  content: readonly number[] = [],
  ...boxes: readonly Uint8Array[]
): Uint8Array => box(name, numbers(u32(flags), content), ...boxes)

const listOf = (values: readonly number[]): number[] => [
  ...u32(values.length),
  ...values.flatMap(u32),
]

function sampleEntry(width: number, height: number, setup: Uint8Array): Uint8Array {
  const resolution = u32(72 * 0x10000)
  return box(
    'avc1',
    numbers(
      zeros(6),
      u16(1),
      zeros(16),
      u16(width),
      u16(height),
      resolution,
      resolution,
      zeros(4),
      u16(1),
      zeros(32),
      u16(24),
      u16(0xffff),
    ),
    box('avcC', setup),
    // Colors: sRGB's primaries and transfer curve, and the encoder's matrix, BT.601 in the narrow range.
    box('colr', letters('nclx'), numbers(u16(1), u16(1), u16(6), [0])),
  )
}

/** Run lengths of equal durations. */
function runsOf(durations: readonly number[]): number[] {
  const runs: { count: number; readonly duration: number }[] = []
  for (const duration of durations) {
    const last = runs.at(-1)
    if (last?.duration === duration) last.count += 1
    else runs.push({ count: 1, duration })
  }
  return [
    ...u32(runs.length),
    ...runs.flatMap(({ count, duration }) => [...u32(count), ...u32(duration)]),
  ]
}

/** The numbers of the keyframes, from 1. */
function firstsOf(parts: readonly VideoPart[]): number[] {
  let next = 1
  return parts.map(({ frames }) => {
    const first = next
    next += frames.length
    return first
  })
}

/** Levels: ten times their number, and the most blocks of 16 × 16 pixels per second and per frame (H.264, table A-1). */
const LEVELS = [
  [30, 40_500, 1620],
  [31, 108_000, 3600],
  [32, 216_000, 5120],
  [40, 245_760, 8192],
  [51, 983_040, 36_864],
] as const

function levelOf(width: number, height: number, shortest: number): number {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const rate = (blocks * TICKS_PER_SECOND) / shortest
  const level = LEVELS.find(([, perSecond, perFrame]) => rate <= perSecond && blocks <= perFrame)
  return (level ?? LEVELS[LEVELS.length - 1] ?? [51])[0]
}

/** The stream uses only tools of the constrained baseline profile, which all decoders know. */
const CONSTRAINED_BASELINE = 0xc0

/** Sets the level in the record, and in the sequence parameters, which begin at its ninth byte. */
function withLevel(setup: Uint8Array, level: number): Uint8Array {
  const copy = setup.slice()
  for (const at of [2, 10]) copy.set([CONSTRAINED_BASELINE, level], at)
  return copy
}
