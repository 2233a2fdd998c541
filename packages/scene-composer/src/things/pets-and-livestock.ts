import type { Things } from './thing-record.ts'

/** Animals that people keep. */
export const PETS_AND_LIVESTOCK: Things = {
  '🐱': {
    names: 'cat, kitten, kitty, tabby, feline, tomcat',
    hands: '#f7a928',
    wholeBody: '🐈',
    size: 0.85,
    places: ['livingRoom', 'kitchen', 'bedroom'],
    moods: {
      happy: ['😺', '😸'],
      sad: ['😿'],
      angry: ['😾'],
      scared: ['🙀'],
      love: ['😻'],
      smug: ['😼'],
      party: ['😸'],
      shocked: ['🙀'],
      judging: ['😾', '😼'],
      chaos: ['🙀', '🐱'],
    },
    foreign:
      'gato, gata, gatito, chat, chatte, chaton, katze, kater, kätzchen, gatto, gattino, kat, kot, kotek, katt, kedi, kucing, кот, кошка, котик, кіт, 猫, ネコ, ねこ, 고양이, قطة, قط, बिल्ली, γάτα, חתול, แมว',
  },
  '🐈‍⬛': { names: 'black cat', size: 0.75, crown: [-0.3, 0.74, 0.28] },
  '🐶': {
    names:
      'dog, puppy, doggo, pup, pupper, hound, labrador, retriever, golden retriever, corgi, pug, beagle, shiba, husky, dachshund, bulldog, terrier, chihuahua, poodle, dalmatian, greyhound, shiba inu',
    hands: '#b9743f',
    wholeBody: '🐕',
    places: ['livingRoom', 'kitchen', 'bedroom'],
    foreign:
      'perro, perrito, chien, chienne, hund, hündchen, cane, cagnolino, cachorro, cão, hond, pies, piesek, köpek, anjing, собака, пёс, щенок, 犬, いぬ, イヌ, 狗, 강아지, 개, كلب, कुत्ता, σκύλος, כלב, หมา',
  },
  '🐩': { names: 'poodle', crown: [-0.2, 0.82, 0.25] },
  '🐭': { names: 'mouse, hamster wheel', hands: '#c9ccd6', wholeBody: '🐁', size: 0.72 },
  '🐀': { names: 'rat', size: 0.5, crown: [-0.3, 0.72, 0.26] },
  '🐹': { names: 'hamster, gerbil, guinea pig, chinchilla', hands: '#eaa05c', size: 0.72 },
  '🐰': { names: 'rabbit, bunny, hare', hands: '#e9e6f2', wholeBody: '🐇', size: 0.8 },
  '🐮': { names: 'cow, cattle, calf', hands: '#efe9ee', wholeBody: '🐄', foreign: '牛, 소' },
  '🐂': { names: 'ox, bull', size: 1.2, crown: [-0.24, 0.74, 0.25] },
  '🐷': { names: 'pig, piglet, hog', hands: '#ff9fc0', wholeBody: '🐖', foreign: '豚, ブタ' },
  '🐵': { names: 'monkey, chimp, chimpanzee, ape, baboon', hands: '#8b5a3c', wholeBody: '🐒' },
  '🐴': { names: 'horse, pony, stallion, mare', hands: '#8a5a3a', wholeBody: '🐎' },
  '🫏': { names: 'donkey, mule, burro', crown: [-0.33, 0.44, 0.2] },
  '🐑': { names: 'sheep, lamb, ewe', size: 0.85, crown: [-0.24, 0.82, 0.24] },
  '🐏': { names: 'ram', crown: [-0.24, 0.83, 0.26] },
  '🐐': { names: 'goat', size: 0.85, crown: [-0.3, 0.68, 0.2] },
  '🐫': { names: 'camel', size: 1.25, crown: [-0.3, 0.84, 0.18], places: ['desert'] },
  '🐪': { names: 'dromedary', size: 1.25, crown: [-0.3, 0.82, 0.18], places: ['desert'] },
  '🦙': { names: 'llama, alpaca', crown: [-0.3, 0.78, 0.15] },
}
