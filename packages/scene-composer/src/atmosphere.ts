/** The weather and the effects of a mood. */
import type { Background, Layer, SettingName } from '@memesmith/scenes'
import { type Direction, SIDE } from './arrangements/direction.ts'

const CONFETTI = ['#ff4d6d', '#ffd23f', '#3ddc97', '#4d9dff', '#ffffff']
const flames = (x: number, y: number, width: number, height: number): Layer => ({
  type: 'prop',
  name: 'flames',
  x,
  y,
  width,
  height,
})

/** The effects behind the actors. */
export function atmosphereBehind({ mood, floor }: Direction, setting: SettingName): Layer[] {
  if (setting === 'underwater') return []
  if (setting !== 'fire' && mood !== 'chaos') return []
  return [flames(150, floor - 60, 330, 330), flames(880, floor - 60, 330, 380)]
}

/** The effects in front of the actors. */
export function atmosphereBefore({ mood, random }: Direction, background: Background): Layer[] {
  const seed = Math.floor(random() * 10_000)
  const setting = background.type === 'setting' ? background.name : undefined
  if (setting === 'underwater') {
    return [
      {
        type: 'scatter',
        of: { shape: 'bubble', colors: ['#ffffff'] },
        count: 26,
        seed,
        area: [20, 150, SIDE - 20, 820],
        size: [14, 46],
      },
    ]
  }
  if (setting === 'fire' || mood === 'chaos')
    return [flames(40, SIDE, 280, 250), flames(990, SIDE, 280, 300)]
  if (mood === 'party') {
    return [
      {
        type: 'scatter',
        of: { shape: 'confetti', colors: CONFETTI },
        count: 60,
        seed,
        area: [0, 150, SIDE, 760],
        size: [14, 26],
        turn: 180,
      },
    ]
  }
  if (mood === 'love') {
    return [
      {
        type: 'scatter',
        of: '❤️',
        count: 12,
        seed,
        area: [20, 180, SIDE - 20, 520],
        size: [34, 70],
        turn: 25,
        opacity: 0.85,
      },
    ]
  }
  if (mood === 'sad' && setting !== 'storm') {
    return [
      {
        type: 'scatter',
        of: { shape: 'rain', colors: ['#cfe6ff'] },
        count: 110,
        seed,
        area: [0, 0, SIDE, SIDE],
        size: [30, 60],
        turn: 0,
        opacity: 0.45,
      },
    ]
  }
  return []
}
