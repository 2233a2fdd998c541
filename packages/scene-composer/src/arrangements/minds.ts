import type { Layer } from '@memesmith/scenes'
import { between, pick } from '@memesmith/scenes'
import { actorLayers } from '../cast/actor-layers.ts'
import { headOf, type Spot } from '../cast/spot.ts'
import { isAlive } from '../things/thing.ts'
import { type Arrangement, SIDE } from './direction.ts'
import { actorFor, feelingActor, heightOf, heldThing, sizeOf, standingThing } from './pieces.ts'
import { alone } from './solo.ts'

/** Somebody with a thought bubble that holds what it's about. */
export const dreaming: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject] = reading.actors
  const thoughts = (reading.objects.length > 0 ? reading.objects : reading.actors.slice(1)).slice(
    0,
    2,
  )
  if (thoughts.length === 0) return alone(direction)
  const actor = actorFor(direction, subject)
  const spot = {
    x: 320,
    feet: floor + 10,
    height: heightOf(actor, subject, 620),
    pose: 'rest' as const,
    faces: 'right' as const,
    tilt: 8,
  }
  const head = headOf(actor, spot)
  return [
    ...actorLayers(actor, spot),
    {
      type: 'bubble',
      kind: 'thought',
      x: 690,
      y: 400,
      width: 520,
      height: 380,
      tail: [head.x + head.size * 0.5, head.y - head.size * 0.1],
      fill: '#ffffff',
      stroke: { color: '#1b1530', width: 6 },
    },
    { type: 'glow', x: 690, y: 400, radius: 150, color: '#ffe27a', strength: 0.8 },
    ...thoughts.map(
      ({ thing }, index): Layer => ({
        type: 'sprite',
        emoji: thing.emoji,
        x: 690 + (thoughts.length - 1) * (index * 210 - 105),
        y: 398,
        size: thoughts.length === 1 ? 250 : 200,
        shadow: 'drop',
        rotate: -5,
      }),
    ),
  ]
}

/** At a board in front of an audience. */
export const presenting: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject, ...others] = reading.actors
  const crowd = [...others, ...reading.objects.filter(({ thing }) => isAlive(thing))]
  const topic = reading.objects.find(({ thing }) => !isAlive(thing))
  if (subject === undefined && topic === undefined) return alone(direction)
  const actor = actorFor(direction, subject)
  const spot = {
    x: 275,
    feet: floor,
    height: heightOf(actor, subject, 600),
    pose: 'point' as const,
    faces: 'right' as const,
  }
  const layers: Layer[] = [
    { type: 'prop', name: 'whiteboard', x: 680, y: floor - 150, width: 560, height: 430 },
    {
      type: 'sprite',
      emoji: topic?.thing.emoji ?? '📈',
      x: 680,
      y: 480,
      size: 240,
      shadow: 'none',
    },
    ...feelingActor(direction, actor, spot),
  ]
  const listener = crowd[0]
  if (listener !== undefined)
    layers.push(
      ...actorLayers(actorFor(direction, listener), {
        x: 790,
        feet: floor + 50,
        height: 400,
        faces: 'left',
      }),
    )
  else {
    for (const [index, x] of [560, 730, 900].entries()) {
      layers.push({
        type: 'sprite',
        emoji: pick(direction.random, ['😐', '🤨', '😴', '🤔', '😶']),
        x,
        y: floor - 75 + (index % 2) * 14,
        size: 150,
        shadow: 'drop',
      })
    }
  }
  return layers
}

/** At a desk with a computer and whatever the work is about. */
export const working: Arrangement = (direction) => {
  const { reading, floor, random } = direction
  const [subject] = reading.actors
  const actor = actorFor(direction, subject)
  const things = [...reading.objects, ...reading.actors.slice(1)]
    .filter(({ thing }) => thing.emoji !== '💻')
    .slice(0, 2)
  const x = SIDE / 2 + between(random, -40, 40)
  const layers: Layer[] = [
    ...feelingActor(direction, actor, {
      x,
      feet: actor.form === 'figure' ? floor - 50 : floor - 130,
      height: heightOf(actor, subject, 540),
      pose: things.length > 0 ? 'shrug' : 'panic',
      legs: false,
      faces: 'right',
    }),
    { type: 'prop', name: 'desk', x: SIDE / 2, y: floor + 160, width: 860, height: 320 },
  ]
  if (subject?.thing.emoji !== '🧑‍💻')
    layers.push({
      type: 'sprite',
      emoji: '💻',
      x: x - 250,
      y: floor - 108,
      size: 230,
      anchor: 'feet',
      shadow: 'contact',
      flip: true,
    })
  for (const [index, thing] of things.entries())
    layers.push(
      ...standingThing(
        direction,
        thing,
        index === 0 ? x + 260 : x + 60,
        floor - 100 + index * 40,
        sizeOf(thing, index === 0 ? 220 : 160),
      ),
    )
  return layers
}

/** In bed, with what keeps them from getting up. */
export const sleeping: Arrangement = (direction) => {
  const { reading, floor } = direction
  const [subject] = reading.actors
  const actor = actorFor(
    { ...direction, mood: direction.mood === 'neutral' ? 'tired' : direction.mood },
    subject,
  )
  const thing = reading.objects.find(({ thing }) => !['🛏️', '🛌'].includes(thing.emoji))
  const layers: Layer[] = [
    { type: 'prop', name: 'bed', x: SIDE / 2 - 60, y: floor + 50, width: 800, height: 380 },
    ...feelingActor({ ...direction, mood: 'tired' }, actor, {
      x: 330,
      feet: floor - 60,
      height: heightOf(actor, subject, 330),
      legs: false,
      pose: 'rest',
    }),
  ]
  if (thing !== undefined)
    layers.push(...standingThing(direction, thing, 850, floor + 20, sizeOf(thing, 260)))
  return layers
}

/** No actor: the thing itself is the star, adored or feared by somebody. */
export const idea: Arrangement = (direction) => {
  const { reading, floor, mood, random } = direction
  const [thing, second] = reading.objects
  if (thing === undefined) return alone(direction)
  const person = actorFor(direction, undefined)
  const left = random() < 0.5
  const pose =
    mood === 'happy' || mood === 'party' || mood === 'love'
      ? 'cheer'
      : mood === 'neutral' || mood === 'confused'
        ? 'shrug'
        : 'panic'
  const spot: Spot = {
    x: left ? 320 : 704,
    feet: floor + 20,
    height: 650,
    pose: second === undefined ? pose : 'hold',
    faces: left ? 'right' : 'left',
  }
  const layers: Layer[] = [
    { type: 'glow', x: left ? 735 : 289, y: 500, radius: 340, color: '#fff3b0', strength: 0.8 },
    ...standingThing(direction, thing, left ? 735 : 289, floor, 400),
    ...feelingActor(direction, person, spot),
  ]
  if (second !== undefined) layers.push(heldThing(person, spot, second, 200))
  return layers
}
