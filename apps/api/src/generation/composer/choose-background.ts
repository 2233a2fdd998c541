import type { Background } from '../../scenes/background.ts'
import type { SettingName } from '../../scenes/backgrounds/settings.ts'
import { pick, type Random } from '../../scenes/random.ts'
import type { Mood } from './reading/moods.ts'
import type { Reading } from './reading/read-prompt.ts'

const BY_EMOJI: readonly (readonly [RegExp, readonly SettingName[]])[] = [
  [/[🚀🛸👽🪐🛰☄👾🌕🌍⭐]|🧑‍🚀/u, ['space']],
  [/[🐟🐠🐡🦈🐳🐬🐙🪼🧜]/u, ['underwater']],
  [/[🐧🦭⛄🎅🎄❄]|🐻‍❄️/u, ['snow']],
  [/[👻🧛🧟🎃💀🦇]/u, ['spooky']],
  [/[🐫🐪🌵🦂]/u, ['desert']],
  [/[🚨💣🌋]|🧑‍🚒/u, ['fire']],
  [/[🗄🛜📶🌐]/u, ['dataCentre', 'office']],
  [/[💻🖥⌨🔋🪫]|🧑‍💻/u, ['office', 'dataCentre', 'bedroom', 'livingRoom']],
  [/[📅📊📧💼📈📉⏱🖨📎]|🧑‍💼/u, ['office']],
  [/[📝📚🧮✏🎒]|🧑‍🏫|🧑‍🎓/u, ['classroom']],
  [/🧑‍⚖️|⚖/u, ['courtroom']],
  [/[🎮🕹]/u, ['arcade', 'livingRoom']],
  [/[📺🛋🐱🐶🧹🧺🧦]/u, ['livingRoom', 'livingRoom', 'kitchen', 'bedroom', 'office', 'meadow']],
  [/[⏰🛌🛏]/u, ['bedroom']],
  [/[🚗🚙🏎🏍🛵🚚🛻]/u, ['road', 'city']],
  [/[🚕🚌🚇🚓🚦🕊🐀🏦🏢]/u, ['city']],
  [/[🎤🎸🎹🎻🥁🎷🎺🎩🎪🏆]/u, ['stage']],
  [/[🎉🎂🎈🎁🪩💃]/u, ['party']],
  [/[❤💍💔]/u, ['sunset', 'restaurant']],
  [/[🧳🏝🏖🏄🌴🦀]/u, ['beach']],
  [/[🐻🦊🐺🦝🦌🐿🦔🍄🌲🦉]/u, ['forest']],
  [/[🐮🐷🐔🐑🐐🐴🦆🐰🚜🌻🦋🐝🦙]/u, ['meadow']],
  [/[🦁🐘🦒🦓🐯🦏🦍🐊🐵🦜🦥🐸]/u, ['forest', 'meadow']],
  [/[☁🌈☀🌞🪁🎈]/u, ['meadow', 'city']],
  [/[🍕🍔🍟🌮🍝🍣🥗🍷🍺🍸☕🍽]/u, ['restaurant', 'kitchen']],
  [/[🍳🥞🧀🍞🥓🍰🍪🥦🥑🥚]/u, ['kitchen']],
  [/[🎨🗿🖼]/u, ['gallery']],
  [/[💸💰🪙💳]/u, ['livingRoom', 'office', 'city']],
]

const BY_MOOD: Readonly<Record<Mood, readonly SettingName[]>> = {
  happy: ['meadow', 'beach', 'city', 'party'],
  sad: ['storm', 'bedroom', 'night'],
  angry: ['storm', 'office', 'city', 'road'],
  scared: ['spooky', 'night', 'bedroom'],
  tired: ['bedroom', 'office', 'livingRoom'],
  love: ['sunset', 'restaurant', 'meadow'],
  chaos: ['fire', 'fire', 'storm'],
  smug: ['stage', 'arcade', 'city', 'beach'],
  party: ['party', 'stage', 'beach'],
  confused: ['classroom', 'office', 'gallery'],
  shocked: ['stage', 'newsroom', 'cityNight'],
  sick: ['bedroom', 'livingRoom'],
  calm: ['beach', 'sunset', 'meadow', 'snow'],
  neutral: [
    'livingRoom',
    'city',
    'meadow',
    'office',
    'gallery',
    'stage',
    'road',
    'kitchen',
    'sunset',
  ],
}

const BACKDROP_COLOURS: readonly (readonly [string, string])[] = [
  ['#ffb703', '#fb8500'],
  ['#4cc9f0', '#4361ee'],
  ['#ff5d8f', '#c9184a'],
  ['#52d681', '#1f9d61'],
  ['#b388ff', '#6a3de8'],
]

/** The place that the prompt names, one that suits its things or its mood, or a comic backdrop. */
export function chooseBackground(reading: Reading, random: Random): Background {
  const { relation, actors, mood } = reading
  if (reading.setting === undefined) {
    const isComic =
      relation === 'versus'
        ? 0.7
        : ['alone', 'idea', 'together', 'wearing'].includes(relation)
          ? 0.28
          : 0
    if (random() < isComic && (actors.length > 0 || mood === 'neutral')) return backdrop(random)
  }
  return {
    type: 'setting',
    name: chooseSetting(reading, random),
    seed: Math.floor(random() * 10_000),
  }
}

function backdrop(random: Random): Background {
  const [light, dark] = pick(random, BACKDROP_COLOURS)
  if (random() < 0.8) return { type: 'sunburst', colours: [light, dark], y: 560 }
  return { type: 'halftone', fill: [light, dark], dots: dark }
}

function chooseSetting(reading: Reading, random: Random): SettingName {
  // "riding a rocket to escape Monday" is no office: the vehicle says more than the word.
  const isFixed = reading.settingIsSaid || (reading.relation !== 'riding' && random() < 0.8)
  if (reading.setting !== undefined && isFixed) return reading.setting
  for (const { thing } of [...reading.objects, ...reading.actors]) {
    const found = BY_EMOJI.find(([pattern]) => pattern.test(thing.emoji))
    if (found !== undefined) return pick(random, found[1])
  }
  return reading.setting ?? pick(random, BY_MOOD[reading.mood])
}
