import type { Things } from './thing-record.ts'

/** Animals of the sea. */
export const SEA_ANIMALS: Things = {
  '🐳': { names: 'whale, blue whale', size: 1.5, crown: [-0.15, 0.62, 0.42], floats: true },
  '🐬': { names: 'dolphin, orca', crown: [-0.22, 0.8, 0.28], floats: true },
  '🦭': { names: 'seal, sea lion, walrus, manatee', crown: [-0.24, 0.65, 0.28], places: ['snow'] },
  '🐟': {
    names: 'fish, salmon, trout, cod, sardine, herring, tuna fish',
    crown: [-0.2, 0.67, 0.32],
    floats: true,
    foreign: 'pescado',
  },
  '🐠': {
    names: 'tropical fish, goldfish, clownfish, angelfish',
    crown: [-0.14, 0.68, 0.34],
    floats: true,
    asProp: 'hanging',
  },
  '🐡': { names: 'pufferfish, blowfish, puffer fish', crown: [-0.05, 0.78, 0.36], floats: true },
  '🦈': {
    names: 'shark, great white, baby shark',
    size: 1.3,
    crown: [-0.24, 0.63, 0.28],
    floats: true,
  },
  '🐙': { names: 'octopus, kraken', crown: [0, 0.84, 0.42], floats: true },
  '🪼': { names: 'jellyfish', crown: [0, 0.86, 0.44], floats: true },
  '🦀': { names: 'crab, rustacean', crown: [0, 0.54, 0.36], places: ['beach'] },
  '🦞': { names: 'lobster, crayfish, crawfish', crown: [0, 0.6, 0.18] },
}
