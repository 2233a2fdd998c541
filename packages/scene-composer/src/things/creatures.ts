import type { Things } from './thing-record.ts'

/** Robots, monsters and toys that come to life. */
export const CREATURES: Things = {
  '🐲': { names: 'dragon, final boss, last boss', hands: '#37b56c', wholeBody: '🐉', flies: true },
  '🦄': { names: 'unicorn', hands: '#efe6fb' },
  '🤖': {
    names:
      'robot, android, cyborg, bot, chatbot, ai, artificial intelligence, chatgpt, gpt, llm, roomba, terminator, captcha',
    // Polish and Ukrainian say "of the work" with the same word: there, a number goes before it.
    foreign:
      'robots, robô, robôs, dwa roboty, dwóch robotów, robotów, два роботи, роботів, روبوتان, روبوتات, 机器人',
    hands: '#b8c4da',
  },
  '👻': {
    names: 'ghost, spirit, phantom, spectre',
    foreign: '幽霊, 幽灵',
    crown: [0, 0.86, 0.44],
    floats: true,
    places: ['spooky'],
  },
  '👽': { names: 'alien, extraterrestrial, martian', hands: '#63cf6a', places: ['space'] },
  '👾': { names: 'monster, space invader, gremlin', crown: [0, 0.69, 0.4], places: ['space'] },
  '💀': { names: 'skeleton, skull', hands: '#eceef5', places: ['spooky'] },
  '😈': { names: 'devil, demon, satan, imp', hands: '#8d4fd6' },
  '👹': { names: 'ogre, oni', hands: '#e0402e' },
  '🤡': { names: 'clown, jester', hands: '#f6f2f4' },
  '💩': { names: 'poop, poo, turd', crown: [0.02, 0.81, 0.24] },
  '⛄': { names: 'snowman', crown: [-0.05, 0.82, 0.24], places: ['snow'] },
  '🧸': { names: 'teddy bear, stuffed animal, plushie', crown: [0, 0.84, 0.38] },
  '🎃': {
    names: "jack-o'-lantern, pumpkin, halloween pumpkin",
    also: { kind: 'idea', names: 'halloween' },
    crown: [0, 0.77, 0.4],
    isContainer: true,
    places: ['spooky'],
  },
}
