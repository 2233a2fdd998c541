/** What people wear and have in hand at work; animals that do their work get the same. */
import type { PropLayer, SettingName } from '@memesmith/scenes'

type Hat =
  | { emoji: string }
  /** Worn around the head and not on top of it. */
  | { around: string }
  | { prop: PropLayer['name']; colour?: string }

export type Costume = {
  outfit?: 'suit' | 'shirt' | 'hoodie' | 'robe'
  colour?: string
  hat?: Hat
  glasses?: '👓' | '🕶️' | '🥽'
  /** The emoji of what they work with. */
  tool?: string
  /** Where they do. */
  place?: SettingName
}

const CHEF = {
  outfit: 'robe',
  colour: '#eef1f7',
  hat: { prop: 'chefHat' },
  place: 'kitchen',
} as const
const CLINIC = { outfit: 'robe', colour: '#eef1f7', place: 'hospital' } as const
const SUIT = { outfit: 'suit', colour: '#2f3654', place: 'office' } as const
const WORKWEAR = { outfit: 'shirt', colour: '#2f62b8', hat: { emoji: '🧢' } } as const
const cap = (colour: string) => ({ prop: 'peakedCap', colour }) as const
const felt = (colour: string) => ({ prop: 'feltHat', colour }) as const
const helmet = (colour: string) => ({ prop: 'helmet', colour }) as const

/** By their words, or by the emoji that shows everybody with that job. */
const COSTUMES: Readonly<Record<string, Costume>> = {
  accountant: { ...SUIT, glasses: '👓', tool: '🧮' },
  'archaeologist, adventurer': {
    outfit: 'shirt',
    colour: '#a9793f',
    hat: felt('#7a5234'),
    place: 'desert',
  },
  baker: { ...CHEF, tool: '🥖' },
  'barber, hairdresser, stylist': { outfit: 'shirt', tool: '✂️' },
  barista: {
    outfit: 'shirt',
    colour: '#1f6b4a',
    hat: cap('#1f6b4a'),
    tool: '☕',
    place: 'restaurant',
  },
  bartender: { ...SUIT, tool: '🍸', place: 'restaurant' },
  boxer: { outfit: 'shirt', colour: '#d8343f', tool: '🥊', place: 'stage' },
  butcher: { outfit: 'shirt', colour: '#eef1f7', tool: '🥩', place: 'kitchen' },
  carpenter: { ...WORKWEAR, hat: helmet('#f2c14e'), tool: '🔨' },
  'cashier, shopkeeper': { outfit: 'shirt', tool: '🛒', place: 'supermarket' },
  'coach, trainer, referee': { outfit: 'shirt', hat: { emoji: '🧢' }, tool: '🏆', place: 'gym' },
  'cowboy, cowgirl, sheriff': {
    outfit: 'shirt',
    colour: '#c8553d',
    hat: felt('#8a5a33'),
    place: 'desert',
  },
  dentist: { ...CLINIC, tool: '🦷' },
  'designer, painter': { outfit: 'shirt', tool: '🎨', place: 'gallery' },
  dj: { outfit: 'hoodie', hat: { around: '🎧' }, glasses: '🕶️', tool: '🪩', place: 'party' },
  'driver, bus driver, taxi driver': {
    outfit: 'shirt',
    hat: cap('#3a3f52'),
    tool: '🚕',
    place: 'road',
  },
  drummer: { outfit: 'shirt', tool: '🥁', place: 'stage' },
  fisherman: { outfit: 'shirt', hat: felt('#8f9a5b'), tool: '🎣', place: 'beach' },
  'gamer, streamer': { outfit: 'hoodie', hat: { around: '🎧' }, tool: '🎮', place: 'arcade' },
  gardener: {
    outfit: 'shirt',
    colour: '#3f8f6a',
    hat: felt('#d9b25f'),
    tool: '🪴',
    place: 'meadow',
  },
  'influencer, celebrity': { outfit: 'shirt', glasses: '🕶️', tool: '📱', place: 'beach' },
  'janitor, cleaner': { ...WORKWEAR, tool: '🧹', place: 'bathroom' },
  'journalist, reporter': { ...SUIT, tool: '🎤', place: 'newsroom' },
  'king, queen': { outfit: 'robe', colour: '#7b2d8e', hat: { emoji: '👑' }, place: 'gallery' },
  lawyer: { ...SUIT, glasses: '👓', tool: '💼', place: 'courtroom' },
  'librarian, philosopher, writer, author': {
    outfit: 'shirt',
    glasses: '👓',
    tool: '📚',
    place: 'library',
  },
  magician: { ...SUIT, hat: { emoji: '🎩' }, tool: '🪄', place: 'stage' },
  'mailman, postman, delivery guy': {
    outfit: 'shirt',
    hat: cap('#2f6fe0'),
    tool: '📦',
    place: 'city',
  },
  'manager, recruiter, supervisor': { ...SUIT, tool: '📋' },
  'landlord, investor, banker, realtor': { ...SUIT, hat: { emoji: '🎩' }, tool: '💰' },
  'musician, guitarist, rock star, rockstar': {
    outfit: 'shirt',
    glasses: '🕶️',
    tool: '🎸',
    place: 'stage',
  },
  'nun, priest, pope': { outfit: 'robe', colour: '#26233a', tool: '🙏', place: 'church' },
  photographer: { outfit: 'shirt', tool: '📷' },
  pianist: { ...SUIT, tool: '🎹', place: 'stage' },
  pirate: { outfit: 'shirt', colour: '#8c2f39', hat: felt('#26233a'), tool: '🗡️', place: 'beach' },
  plumber: { ...WORKWEAR, tool: '🔧', place: 'kitchen' },
  'president, politician, mayor': { ...SUIT, hat: { emoji: '🎩' }, tool: '🗳️', place: 'stage' },
  sailor: { outfit: 'shirt', colour: '#eef1f7', hat: cap('#eef1f7'), tool: '⚓', place: 'beach' },
  soldier: { outfit: 'shirt', colour: '#5f6f4a', hat: { emoji: '🪖' }, place: 'desert' },
  sommelier: { ...SUIT, tool: '🍷', place: 'restaurant' },
  tailor: { outfit: 'shirt', tool: '🧵' },
  therapist: { outfit: 'shirt', glasses: '👓', tool: '🛋️', place: 'livingRoom' },
  'thief, burglar, robber': { outfit: 'hoodie', colour: '#26233a', tool: '💰', place: 'cityNight' },
  tourist: { outfit: 'shirt', hat: felt('#d9b25f'), tool: '📷' },
  'waiter, waitress': { ...SUIT, tool: '🍽️', place: 'restaurant' },
  '🧑‍💻': { outfit: 'hoodie', glasses: '👓', tool: '💻' },
  '🧑‍💼': { ...SUIT, hat: { emoji: '🎩' }, tool: '💼' },
  '🧑‍🏫': { outfit: 'shirt', glasses: '👓', tool: '📚', place: 'classroom' },
  '🧑‍🎓': {
    outfit: 'robe',
    colour: '#262b45',
    hat: { emoji: '🎓' },
    tool: '📚',
    place: 'classroom',
  },
  '🧑‍🔬': { ...CLINIC, glasses: '🥽', tool: '🧪' },
  '🧑‍⚕️': { ...CLINIC, tool: '🩺' },
  '🧑‍🍳': { ...CHEF, tool: '🍳' },
  '🧑‍🌾': { outfit: 'shirt', colour: '#3f63a8', hat: felt('#d9b25f'), tool: '🌽', place: 'meadow' },
  '🧑‍🔧': { ...WORKWEAR, tool: '🔧', place: 'road' },
  '🧑‍🏭': { ...WORKWEAR, tool: '⚙️' },
  '🧑‍🎨': { outfit: 'shirt', tool: '🎨', place: 'gallery' },
  '🧑‍🎤': { outfit: 'shirt', glasses: '🕶️', tool: '🎤', place: 'stage' },
  '🧑‍✈️': { outfit: 'suit', colour: '#262b45', hat: cap('#262b45'), tool: '✈️', place: 'airport' },
  '🧑‍🚀': {
    outfit: 'robe',
    colour: '#eef1f7',
    hat: { prop: 'spaceHelmet' },
    tool: '🚀',
    place: 'space',
  },
  '🧑‍🚒': { outfit: 'shirt', colour: '#a51c2c', hat: helmet('#c8202f'), tool: '🧯', place: 'fire' },
  '🧑‍⚖️': {
    outfit: 'robe',
    colour: '#26233a',
    hat: { prop: 'judgeWig' },
    tool: '⚖️',
    place: 'courtroom',
  },
  '👮': { outfit: 'shirt', colour: '#2350a0', hat: cap('#2350a0'), tool: '🚨', place: 'city' },
  '🕵️': { outfit: 'suit', colour: '#8a6a3f', hat: felt('#7a5234'), tool: '🔍', place: 'cityNight' },
  '💂': { outfit: 'shirt', colour: '#c8202f', tool: '🛡️', place: 'city' },
  '👷': { ...WORKWEAR, hat: helmet('#f2c14e'), tool: '🔨', place: 'city' },
  '🤴': { outfit: 'robe', colour: '#7b2d8e', hat: { emoji: '👑' }, place: 'gallery' },
  '👸': { outfit: 'robe', colour: '#c23b80', hat: { emoji: '👑' }, place: 'gallery' },
  '🧙': {
    outfit: 'robe',
    colour: '#4b3fb0',
    hat: { prop: 'pointedHat' },
    tool: '🪄',
    place: 'forest',
  },
  '🥷': { outfit: 'robe', colour: '#26233a', tool: '🗡️', place: 'cityNight' },
  '🤵': { ...SUIT, hat: { emoji: '🎩' } },
  '🤺': { outfit: 'shirt', colour: '#9aa3b2', hat: helmet('#9aa3b2'), tool: '🛡️', place: 'meadow' },
  '🎅': {
    outfit: 'shirt',
    colour: '#d8343f',
    hat: { prop: 'pointedHat', colour: '#d8343f' },
    place: 'snow',
  },
}

const BY_WORD = new Map(
  Object.entries(COSTUMES).flatMap(([words, costume]) =>
    words.split(', ').map((word) => [word, costume] as const),
  ),
)

/** What belongs to a job, by its noun or else by the emoji of everybody who has it. */
export function costumeOf(noun: string, emoji: string): Costume | undefined {
  const head = noun.slice(noun.lastIndexOf(' ') + 1)
  return BY_WORD.get(noun) ?? BY_WORD.get(head) ?? BY_WORD.get(emoji)
}
