import type { Things } from './thing-record.ts'

/** Birds. */
export const BIRDS: Things = {
  '🐔': { names: 'chicken, hen', hands: '#f1f3f8', wholeBody: '🐓' },
  '🐓': { names: 'rooster', crown: [-0.3, 0.78, 0.18] },
  '🐣': { names: 'hatchling', size: 0.5, crown: [0, 0.85, 0.4] },
  '🐥': { names: 'chick, duckling, canary', size: 0.5, crown: [0, 0.79, 0.38] },
  '🐦': { names: 'bird, sparrow, robin, cardinal', size: 0.55, crown: [-0.16, 0.8, 0.32] },
  '🐧': {
    names: 'penguin',
    size: 0.8,
    crown: [-0.01, 0.74, 0.36],
    places: ['snow'],
    foreign: 'manchot',
  },
  '🕊️': {
    names: 'dove, pigeon, seagull, gull',
    crown: [-0.3, 0.72, 0.2],
    floats: true,
    places: ['city'],
  },
  '🦅': {
    names: 'eagle, hawk, falcon, vulture',
    crown: [-0.31, 0.44, 0.22],
    floats: true,
    flies: true,
  },
  '🦆': { names: 'duck, mallard, rubber duck', size: 0.6, crown: [-0.22, 0.86, 0.28] },
  '🪿': { names: 'goose', crown: [-0.16, 0.84, 0.2] },
  '🦢': { names: 'swan', crown: [-0.3, 0.79, 0.18] },
  '🦉': { names: 'owl', crown: [0, 0.84, 0.44] },
  '🦩': { names: 'flamingo', crown: [-0.16, 0.87, 0.16] },
  '🦚': { names: 'peacock', crown: [-0.08, 0.64, 0.16] },
  '🦜': { names: 'parrot, cockatoo, budgie', crown: [-0.2, 0.85, 0.32] },
  '🐦‍⬛': { names: 'crow, raven, blackbird, magpie', crown: [-0.18, 0.85, 0.32] },
  '🦃': { names: 'turkey', crown: [-0.38, 0.79, 0.16] },
  '🦤': { names: 'dodo', crown: [-0.22, 0.85, 0.26] },
}
