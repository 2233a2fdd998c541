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

/** What falls or rises in front of the actors. */
const SCATTERED = {
  bubbles: { of: { shape: 'bubble', colors: ['#ffffff'] }, count: 26, size: [14, 46] },
  confetti: { of: { shape: 'confetti', colors: CONFETTI }, count: 60, size: [14, 26], turn: 180 },
  hearts: { of: '❤️', count: 12, size: [34, 70], turn: 25, opacity: 0.85 },
  rain: { of: { shape: 'rain', colors: ['#cfe6ff'] }, count: 110, size: [30, 60], opacity: 0.45 },
} as const

/** The effects in front of the actors. */
export function atmosphereBefore({ mood, random }: Direction, background: Background): Layer[] {
  const seed = Math.floor(random() * 10_000)
  const setting = background.type === 'setting' ? background.name : undefined
  const scattered = (what: keyof typeof SCATTERED, top: number, bottom: number): Layer[] => [
    { type: 'scatter', seed, area: [0, top, SIDE, bottom], ...SCATTERED[what] },
  ]
  if (setting === 'underwater') return scattered('bubbles', 150, 820)
  if (setting === 'fire' || mood === 'chaos')
    return [flames(40, SIDE, 280, 250), flames(990, SIDE, 280, 300)]
  if (mood === 'party') return scattered('confetti', 150, 760)
  if (mood === 'love') return scattered('hearts', 180, 520)
  return mood === 'sad' && setting !== 'storm' ? scattered('rain', 0, SIDE) : []
}
