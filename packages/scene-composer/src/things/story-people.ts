import type { Things } from './thing-record.ts'
import { ROYAL, robe, SUIT } from './work-clothes.ts'

/** People of weddings, fairy tales and comics, seen from head to chest. */
export const STORY_PEOPLE: Things = {
  '🤴': {
    names: 'prince',
    trousers: '#ffffff',
    costume: ROYAL,
    jobs: [{ names: 'king', ...ROYAL }],
  },
  '👸': {
    names: 'princess',
    trousers: '#a14fc4',
    costume: { outfit: 'robe', color: '#c23b80', hat: { emoji: '👑' }, place: 'gallery' },
    jobs: [{ names: 'queen', ...ROYAL }],
  },
  '🦸': { names: 'superhero, hero, superman, batman, spiderman, super hero', trousers: '#2253c4' },
  '🦹': { names: 'villain, supervillain, bad guy', trousers: '#5a2372' },
  '🧙': {
    names: 'wizard, witch, sorcerer, mage, gandalf, merlin, warlock',
    trousers: '#2b5fc0',
    costume: { ...robe('#4b3fb0', 'pointedHat'), tool: '🪄', place: 'forest' },
    jobs: [{ names: 'magician', ...SUIT, hat: { emoji: '🎩' }, tool: '🪄', place: 'stage' }],
  },
  '🧛': { names: 'vampire, dracula, count dracula', trousers: '#26233a', places: ['spooky'] },
  '🧟': { names: 'zombie, undead', trousers: '#394a55', places: ['spooky'] },
  '🧝': { names: 'elf, legolas', trousers: '#3f7a3d' },
  '🧞': { names: 'genie, djinn', trousers: '#2a8bd0' },
  '🥷': {
    names: 'ninja, samurai, assassin',
    trousers: '#26233a',
    costume: { outfit: 'robe', color: '#26233a', tool: '🗡️', place: 'cityNight' },
    jobs: [{ names: 'thief, burglar, robber', outfit: 'hoodie', tool: '💰', place: 'cityNight' }],
  },
  '🤵': {
    names: 'groom, best man, butler',
    trousers: '#26233a',
    costume: { ...SUIT, hat: { emoji: '🎩' } },
  },
  '👰': { names: 'bride', trousers: '#f4f2f8' },
  '🧌': { names: 'troll, orc, goblin, shrek', trousers: '#5a4632' },
  '👼': { names: 'angel, cherub, cupid', trousers: '#f4f2f8' },
}
