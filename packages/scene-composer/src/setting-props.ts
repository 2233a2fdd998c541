/** Small things at the edges that show the setting. */

import type { Layer, SettingName } from '@memesmith/scenes'
import { between, pick, type Random } from '@memesmith/scenes'
import { sprite } from './cast/sprite.ts'
import { SETTING_RECORDS } from './settings/settings.ts'
import { recordOf } from './things/things.ts'

/** Draws one or two props of a setting. `taken` are the emoji that the scene already shows. */
export function settingProps(
  setting: SettingName,
  random: Random,
  taken: ReadonlySet<string>,
  floor: number,
): Layer[] {
  const free = SETTING_RECORDS[setting].props.filter((emoji) => !taken.has(emoji))
  if (free.length === 0) return []
  const first = pick(random, free)
  const others = free.filter((emoji) => emoji !== first)
  const chosen = others.length > 0 && random() < 0.65 ? [first, pick(random, others)] : [first]
  const startLeft = random() < 0.5
  return chosen.map((emoji, index) => {
    const isLeft = startLeft === (index === 0)
    const x = isLeft ? between(random, 70, 130) : between(random, 894, 954)
    const { asProp } = recordOf(emoji)
    const hangs = asProp === 'hanging'
    return sprite(
      emoji,
      x,
      hangs ? between(random, 330, 420) : floor - between(random, 60, 90),
      asProp === 'tall' ? between(random, 330, 400) : between(random, 150, 190),
      {
        anchor: hangs ? 'center' : 'feet',
        shadow: hangs ? 'none' : 'contact',
        flip: isLeft,
        blur: 1.2,
        brightness: 0.92,
      },
    )
  })
}
