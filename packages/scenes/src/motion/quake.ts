/** The ground shakes: the camera is thrown about, a crack runs through the floor, and dust comes down. */
import { between, createRandom } from '../random.ts'
import type { FigureLayer, Layer, Scene } from '../scene.ts'
import type { Wave } from './wave.ts'

/** How far the camera is thrown: shares of the height, and degrees. */
const THROW = 0.022
const TILT = 1.3
/** How far hands fly, in head sizes, and heads, in degrees. */
const FLAIL = 0.2
const NOD = 8
/** Larger than the picture, so that no edge shows. */
const OVERSCAN = 1.07
const STONES = 26
const SEED = 3

/** The scene as one picture that is thrown about. The wave has been at each place again when the loop ends. */
export function shaken(scene: Scene, wave: Wave): Scene {
  const { width, height } = scene
  // Two waves of different pace have no rhythm. It comes and goes, and never stops.
  const force = 0.75 + 0.25 * wave(0)
  const by = (shift: number, times: number) =>
    force * (0.6 * wave(shift, times) + 0.4 * wave(2 * shift, times + 2))
  return {
    ...scene,
    background: { type: 'fill', fill: '#000000' },
    layers: [
      {
        type: 'panel',
        x: width / 2 + THROW * height * by(0.1, 5),
        y: height / 2 + THROW * height * by(0.35, 4),
        rotate: TILT * by(0.6, 3),
        scale: OVERSCAN,
        scene,
      },
    ],
  }
}

/** Somebody who is thrown about: their arms and head fly. */
export function thrown(figure: FigureLayer, wave: Wave): FigureLayer {
  const { leftHand, rightHand, tilt = 0 } = figure
  return {
    ...figure,
    ...(leftHand && { leftHand: [leftHand[0], leftHand[1] + FLAIL * wave(0.2, 5)] }),
    ...(rightHand && { rightHand: [rightHand[0], rightHand[1] + FLAIL * wave(0.7, 4)] }),
    tilt: tilt + NOD * wave(0.4, 3),
  }
}

/** What the quake does to the floor, behind all that stands on it. */
export function crack({ width, height }: Scene): Layer[] {
  const random = createRandom(SEED)
  const steps = 9
  // From the horizon to the front it gets wider.
  const middle = Array.from({ length: steps }, (_, index) => ({
    x: width * (0.38 - 0.06 * (index / steps)) + between(random, -1, 1) * width * 0.035,
    y: height * (0.8 + (0.22 * index) / (steps - 1)),
    half: width * (0.004 + 0.034 * (index / steps)) * between(random, 0.6, 1.3),
  }))
  const left = middle.map(({ x, y, half }) => [x - half, y] as const)
  const right = middle.map(({ x, y, half }) => [x + half, y] as const)
  const branch = (at: number, aside: number): Layer => {
    const { x, y } = middle[at] ?? { x: 0, y: 0 }
    return {
      type: 'line',
      points: [
        [x, y],
        [x + aside * 0.5, y + height * 0.006],
        [x + aside * 0.7, y + height * 0.026],
        [x + aside, y + height * 0.03],
      ],
      color: '#17110c',
      width: width * 0.006,
    }
  }
  return [
    branch(3, -width * 0.15),
    branch(5, width * 0.2),
    branch(7, -width * 0.24),
    { type: 'polygon', points: [...left, ...right.toReversed()], fill: '#17110c' },
  ]
}

/**
 * Bits of the ceiling that fall, and turn as they do, and a haze of dust.
 *
 * @param moment of the loop, 0 to 1
 */
export function debris({ width, height }: Scene, moment: number): Layer[] {
  const random = createRandom(SEED)
  const stones = Array.from({ length: STONES }, (_, index): Layer => {
    const fallen = (random() + moment) % 1
    const side = height * between(random, 0.006, 0.02)
    return {
      type: 'rect',
      x: ((index + random()) / STONES) * width,
      // They fall faster and faster.
      y: height * (fallen * fallen * 1.1 - 0.05),
      width: side,
      height: side * between(random, 0.6, 1),
      radius: side * 0.2,
      rotate: 360 * fallen * between(random, -1, 1),
      fill: index % 2 === 0 ? '#b9ac98' : '#8d8272',
    }
  })
  const dust = { color: '#cbb994', radius: width * 0.42, aspect: 0.34 } as const
  return [
    ...[0.12, 0.5, 0.88].map(
      (x): Layer => ({ type: 'glow', x: x * width, y: height * 0.9, strength: 0.34, ...dust }),
    ),
    ...stones,
  ]
}
