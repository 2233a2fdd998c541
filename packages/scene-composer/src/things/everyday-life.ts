import type { Things } from './thing-record.ts'

/** Sleep, chores, health, traffic, and other things without a shape. */
export const EVERYDAY_LIFE: Things = {
  '🛌': {
    names:
      'person in bed, nap, sleep, naps, sleeping in, sleep schedule, insomnia, good night sleep, bedtime, night shift, sleep paralysis',
    hasEyes: false,
    places: ['bedroom'],
    foreign:
      'dormir, sueño, sommeil, schlaf, schlafen, dormire, sonno, sono, slapen, spać, sova, uyku, tidur, спать, сон, 寝る, 睡眠, 睡觉, 잠, نوم, नींद',
    feels: 'tired',
  },
  '🛏️': {
    names: 'bed, mattress, blanket, pillow, bed sheets, fitted sheet, duvet',
    isContainer: true,
    places: ['bedroom'],
  },
  '🛋️': { names: 'sofa, couch, therapy, laziness, introvert life' },
  '💪': {
    names:
      'flexed arm, strength, muscle, muscles, confidence, motivation, push-up, push-ups, pull-up, pull-ups, sit-ups, sore muscles',
  },
  '👀': { names: 'pair of eyes, eyes, drama, gossip column', hasEyes: false },
  '💬': {
    names:
      'speech bubble, group chat, chat, message, text message, conversation, small talk, slack, slack message, texting, discord, comment section',
    foreign: 'balasan chat',
    floats: true,
  },
  '🧹': {
    names:
      'broom, cleaning, chores, housework, tidying, chore, vacuuming, vacuum cleaner, vacuum, hoover',
    flies: true,
    impliedBy: 'clean sweep vacuum tidy',
    foreign:
      'limpiar, ménage, putzen, pulire, limpar, schoonmaken, sprzątanie, sprzątać, städa, temizlik, уборка, 掃除, 打扫, 청소, aspiradora, aspirateur, staubsauger, aspirapolvere, aspirador, stofzuiger, odkurzacz, dammsugare, пылесос, 掃除機, 吸尘器, 청소기',
    feels: 'tired',
  },
  '🧦': { names: 'sock, socks', foreign: '靴下' },
  '🧽': { names: 'sponge, dishes, washing up, dirty dishes, dishwasher, dish washer, dish pile' },
  '🧴': {
    names: 'sunscreen, shampoo, skincare, lotion, sun cream, sunblock',
    places: ['bathroom'],
  },
  '💊': { names: 'pill, medicine, vitamins, medication', places: ['hospital'] },
  '🤧': { names: 'sneezing face, flu, allergies, allergy, cold season, hay fever, pollen' },
  '🩹': { names: 'band-aid, plaster, quick fix, workaround', places: ['hospital'] },
  '💉': {
    names: 'vaccine, syringe, injection, needle, flu shot, blood test',
    places: ['hospital'],
  },
  '🚦': {
    names: 'traffic light, traffic, traffic jam, rush hour, commute',
    places: ['city'],
    foreign:
      'atasco, embouteillage, bouchons, stau, ingorgo, traffico, engarrafamento, trânsito, file, korek, korku, korki, bilkö, macet, пробка, пробки, пробке, 渋滞, 堵车, 교통 체증',
    feels: 'angry',
  },
  '🚧': { names: 'road barrier, construction, roadwork, work in progress' },
  '🕳️': { names: 'hole, rabbit hole, black hole, pit', isContainer: true },
  '💨': { names: 'wind, fart, speed, hair dryer, hairdryer, leaf blower' },
  '♾️': {
    names:
      'infinity sign, infinity, infinite loop, recursion, eternity, doomscrolling, endless scroll',
    floats: true,
  },
  '❓': { names: 'question, question mark, mystery', floats: true, hasWriting: true },
  '🌐': { names: 'globe, world wide web, dns, cloud computing', places: ['dataCenter', 'office'] },
}
