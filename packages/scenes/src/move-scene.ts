/**
 * Moves a scene: the same layers, at a moment of a loop.
 *
 * Rain, confetti and bubbles travel through their area once; flames flicker; floating things bob, each
 * at its own pace; people and animals breathe in unison, so that a face stays on its body, or dance. Snow
 * falls in the snow, and a quake throws everything about. A scene with none of these shakes a little. Large
 * things keep still otherwise, because every pixel that changes is stored.
 */
import { danced, dancing } from './motion/dance.ts'
import { fallingSnow } from './motion/falling-snow.ts'
import { crack, debris, shaken, thrown } from './motion/quake.ts'
import type { Wave } from './motion/wave.ts'
import type { Layer, ScatterLayer, Scene } from './scene.ts'

/** How far a floating thing, and anything else, moves: shares of the picture's height. */
const FLOAT = 0.022
const BREATH = 0.008
const SHAKE = 0.006
/** Degrees. */
const SWAY = 4
const FLICKER = 0.14
const RAIN = { count: 90, size: [34, 70], opacity: 0.5 } as const

const TRAVEL = { rain: 1, confetti: 1, bubble: -1 } as const

/**
 * The scene at a moment of its loop.
 *
 * @param moment 0 to 1; at 1 the loop begins again, so both give the same scene
 */
export function sceneAt(scene: Scene, moment: number): Scene {
  const wave: Wave = (shift = 0, times = 1) => Math.sin(2 * Math.PI * (times * moment + shift))
  const layers = [...scene.layers, ...weatherOf(scene)]
  const moved = layers.flatMap((layer, index) => moveLayer(layer, index, scene, moment, wave))
  if (scene.quakes) {
    const all = [...crack(scene), ...moved, ...debris(scene, moment)]
    return shaken({ ...scene, layers: all }, wave)
  }
  if (isSnowy(scene)) {
    const background = { ...scene.background, isCalm: true }
    return { ...scene, background, layers: [...moved, ...fallingSnow(scene, moment)] }
  }
  if (layers.some(canMove)) return { ...scene, layers: moved }
  const by = { x: SHAKE * scene.height * wave(0, 3), y: SHAKE * scene.height * wave(0.25, 2) }
  return { ...scene, layers: [{ type: 'group', ...by, layers: scene.layers }] }
}

const isSnowy = ({ background }: Scene): boolean =>
  background.type === 'setting' && background.name === 'snow'

const canMove = (layer: Layer): boolean =>
  layer.type === 'sprite' ||
  layer.type === 'figure' ||
  (layer.type === 'scatter' && travelOf(layer) !== undefined) ||
  (layer.type === 'prop' && layer.name === 'flames') ||
  (layer.type === 'group' && layer.layers.some(canMove))

/** Rain in front of a storm that has none. */
function weatherOf({ background, layers, width, height }: Scene): Layer[] {
  const isStorm = background.type === 'setting' && background.name === 'storm'
  const hasRain = layers.some((each) => each.type === 'scatter' && shapeOf(each) === 'rain')
  if (!isStorm || hasRain) return []
  const of = { shape: 'rain', colors: ['#d5e8ff'] } as const
  return [{ type: 'scatter', of, seed: 5, area: [0, 0, width, height], ...RAIN }]
}

function moveLayer(
  layer: Layer,
  index: number,
  scene: Pick<Scene, 'height' | 'quakes'>,
  moment: number,
  wave: Wave,
  isDancing = false,
): Layer[] {
  switch (layer.type) {
    case 'sprite': {
      if (isDancing) return [layer]
      const floats = layer.shadow === 'drop'
      const shift = floats ? (index * 0.37) % 1 : 0
      const y = layer.y + (floats ? FLOAT : BREATH) * scene.height * wave(shift)
      const rotate = (layer.rotate ?? 0) + (floats ? SWAY * wave(shift + 0.25) : 0)
      return [{ ...layer, y, ...(rotate !== 0 && { rotate }) }]
    }
    case 'figure':
      if (isDancing) return [dancing(layer, wave)]
      if (scene.quakes) return [thrown(layer, wave)]
      return [{ ...layer, y: layer.y + BREATH * scene.height * wave() }]
    case 'prop': {
      if (layer.name !== 'flames') return [layer]
      const tall = 1 + FLICKER * wave((index * 0.29) % 1, 3)
      return [{ ...layer, height: layer.height * tall }]
    }
    case 'scatter':
      return moveScatter(layer, moment)
    case 'group': {
      const dances = isDancing || layer.dances === true
      const layers = layer.layers.flatMap((each, at) =>
        moveLayer(each, at, scene, moment, wave, dances),
      )
      const moved = { ...layer, layers }
      return [layer.dances ? danced(moved, scene.height, wave) : moved]
    }
    default:
      return [layer]
  }
}

const shapeOf = ({ of }: ScatterLayer) => (typeof of === 'string' ? undefined : of.shape)

/** 1 for what falls, -1 for what rises. */
function travelOf(layer: ScatterLayer): number | undefined {
  const shape = shapeOf(layer)
  return shape === 'rain' || shape === 'confetti' || shape === 'bubble' ? TRAVEL[shape] : undefined
}

/** Two copies, one above the other: as one leaves the area, the other enters it. */
function moveScatter(layer: ScatterLayer, moment: number): Layer[] {
  const travel = travelOf(layer)
  if (travel === undefined) return [layer]
  const [left, top, right, bottom] = layer.area
  const by = travel * moment * (bottom - top)
  const at = (shift: number): Layer => ({
    ...layer,
    area: [left, top + shift, right, bottom + shift],
  })
  return [at(by), at(by - travel * (bottom - top))]
}
