/** Draws an actor at its spot, as layers from back to front. */

import type { Layer } from '@memesmith/scenes'
import { recordOf } from '../things/things.ts'
import type { Actor } from './actor.ts'
import { costumeLayers } from './costume-layers.ts'
import { HANDS } from './pose.ts'
import { BELOW_COLLAR, bustSize, headSize, type Spot, spriteSize, TORSO } from './spot.ts'
import { sprite } from './sprite.ts'

/** The layers of an actor, back to front. */
export function actorLayers(actor: Actor, spot: Spot): Layer[] {
  if (actor.form === 'bust') return bustLayers(actor, spot)
  const body = actor.form === 'figure' ? figureLayers(actor, spot) : spriteLayers(actor, spot)
  return [...body, ...costumeLayers(actor, spot)]
}

function figureLayers(actor: Extract<Actor, { form: 'figure' }>, spot: Spot): Layer[] {
  const { x, feet, pose = 'rest', faces = 'right', rotate = 0, legs = true, tilt } = spot
  const size = headSize(spot)
  const { left: leftHand, right: rightHand } = HANDS[pose]
  const layers: Layer[] = []
  if (legs && rotate === 0) layers.push(floorShadow(x, feet, size * 1.5))
  layers.push({
    type: 'figure',
    head: actor.emoji,
    x,
    y: feet - size * (legs ? BELOW_COLLAR : TORSO),
    size,
    outfit: actor.outfit,
    color: actor.color,
    skin: actor.skin,
    torso: TORSO,
    legs,
    leftHand,
    rightHand,
    flip: faces === 'left',
    rotate,
    tilt: tilt ?? (pose === 'rest' ? 0 : 4),
  })
  return layers
}

function bustLayers(actor: Extract<Actor, { form: 'bust' }>, spot: Spot): Layer[] {
  const { x, feet, rotate = 0, legs = true, faces = 'left' } = spot
  const size = bustSize(spot)
  const bottom = feet - (legs ? size * 0.3 : 0)
  const layers: Layer[] = []
  if (legs) {
    layers.push(floorShadow(x, feet, size))
    for (const side of [-1, 1]) {
      layers.push({
        type: 'rect',
        x: x + side * size * 0.15,
        y: bottom + size * 0.1,
        width: size * 0.26,
        height: size * 0.36,
        radius: size * 0.06,
        fill: actor.legs,
      })
      layers.push({
        type: 'rect',
        x: x + side * size * 0.18,
        y: feet - size * 0.05,
        width: size * 0.3,
        height: size * 0.11,
        radius: size * 0.05,
        fill: '#171a2b',
      })
    }
  }
  layers.push(
    sprite(actor.emoji, x, bottom + 2, size, { anchor: 'feet', rotate, flip: faces === 'right' }),
  )
  return layers
}

function spriteLayers(actor: Extract<Actor, { form: 'sprite' }>, spot: Spot): Layer[] {
  const { x, feet, rotate = 0, faces = 'left', legs = true } = spot
  const size = spriteSize(spot)
  const flip = (faces === 'right') !== (recordOf(actor.emoji).facesRight ?? false)
  const lift = actor.floats && legs ? size * 0.35 : 0
  const picture = sprite(actor.emoji, x, feet - lift, size, {
    anchor: 'feet',
    flip,
    rotate,
    shadow: lift === 0 && rotate === 0 && legs ? 'contact' : 'drop',
  })
  const layers: Layer[] = lift > 0 ? [floorShadow(x, feet, size * 0.7), picture] : [picture]
  return layers
}

/** A soft shadow on the floor. */
export function floorShadow(x: number, y: number, width: number): Layer {
  return { type: 'glow', x, y, radius: width / 2, color: '#120a24', strength: 0.5, aspect: 0.16 }
}
