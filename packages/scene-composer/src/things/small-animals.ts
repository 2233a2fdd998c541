import type { Things } from './thing-record.ts'

/** Frogs, reptiles and dinosaurs. */
export const REPTILES: Things = {
  '🐸': { names: 'frog, toad', hands: '#5ec24c', size: 0.75 },
  '🐊': {
    names: 'crocodile, alligator, croc, gator',
    size: 1.1,
    crown: [-0.12, 0.16, 0.24],
    facesRight: true,
  },
  '🐢': { names: 'turtle, tortoise', crown: [-0.37, 0.34, 0.17] },
  '🦎': { names: 'lizard, gecko, iguana, chameleon, salamander', crown: [-0.14, 0.86, 0.2] },
  '🐍': { names: 'snake, python, cobra, viper, serpent', crown: [0.13, 0.85, 0.22] },
  '🦕': {
    names: 'dinosaur, dino, brontosaurus, brachiosaurus',
    size: 1.5,
    crown: [-0.32, 0.85, 0.2],
  },
  '🦖': {
    names: 't-rex, trex, t rex, tyrannosaurus, tyrannosaurus rex, godzilla, velociraptor, raptor',
    size: 1.5,
    crown: [-0.23, 0.82, 0.28],
  },
}

/** Insects, spiders, worms and snails. */
export const INSECTS: Things = {
  '🐌': { names: 'snail, slug', size: 0.45, crown: [-0.3, 0.74, 0.18] },
  '🦋': { names: 'butterfly, moth', size: 0.45, crown: [-0.01, 0.72, 0.12], floats: true },
  '🐛': { names: 'caterpillar, bug, insect', size: 0.5, crown: [-0.3, 0.72, 0.2] },
  '🪱': { names: 'earthworm, worm, parasite', crown: [-0.2, 0.86, 0.15] },
  '🐜': { names: 'ant', size: 0.35, crown: [-0.28, 0.67, 0.22] },
  '🐝': {
    names: 'bee, bumblebee, honeybee, wasp, hornet',
    size: 0.4,
    crown: [-0.25, 0.58, 0.22],
    floats: true,
  },
  '🐞': { names: 'ladybug, ladybird, beetle', size: 0.4, crown: [-0.01, 0.74, 0.26] },
  '🪳': { names: 'cockroach, roach', crown: [-0.01, 0.75, 0.2] },
  '🦗': { names: 'cricket, grasshopper, locust', crown: [-0.33, 0.29, 0.18] },
  '🕷️': { names: 'spider, tarantula', size: 0.5, crown: [0, 0.71, 0.14] },
  '🦂': { names: 'scorpion', size: 0.5, crown: [0, 0.34, 0.2], places: ['desert'] },
  '🦟': { names: 'mosquito, gnat', size: 0.35, crown: [-0.2, 0.54, 0.16], floats: true },
  '🪰': { names: 'fly, housefly', size: 0.35, crown: [-0.01, 0.86, 0.28], floats: true },
  '🦠': {
    names: 'virus, germ, bacteria, microbe, amoeba',
    size: 0.6,
    crown: [-0.12, 0.79, 0.28],
    floats: true,
  },
}
