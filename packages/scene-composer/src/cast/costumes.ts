/** What people wear and have in hand at work; animals that do their work get the same. */
import type { PropLayer, SettingName } from '@memesmith/scenes'

type Hat =
  | { emoji: string }
  /** Worn around the head and not on top of it. */
  | { around: string }
  | { prop: PropLayer['name']; color?: string }

export type Costume = {
  outfit?: 'suit' | 'shirt' | 'hoodie' | 'robe'
  color?: string
  hat?: Hat
  glasses?: '👓' | '🕶️' | '🥽'
  /** The emoji of what they work with. */
  tool?: string
  /** Where they do. */
  place?: SettingName
}

const CHEF = {
  outfit: 'robe',
  color: '#eef1f7',
  hat: { prop: 'chefHat' },
  place: 'kitchen',
} as const
const CLINIC = { outfit: 'robe', color: '#eef1f7', place: 'hospital' } as const
const SUIT = { outfit: 'suit', color: '#2f3654', place: 'office' } as const
const WORKWEAR = { outfit: 'shirt', color: '#2f62b8', hat: { emoji: '🧢' } } as const
const cap = (color: string) => ({ prop: 'peakedCap', color }) as const
const felt = (color: string) => ({ prop: 'feltHat', color }) as const
const helmet = (color: string) => ({ prop: 'helmet', color }) as const

/** By their words, or by the emoji that shows everybody with that job. */
const COSTUMES: Readonly<Record<string, Costume>> = {
  accountant: { ...SUIT, glasses: '👓', tool: '🧮' },
  'archaeologist, adventurer': {
    outfit: 'shirt',
    color: '#a9793f',
    hat: felt('#7a5234'),
    place: 'desert',
  },
  baker: { ...CHEF, tool: '🥖' },
  'barber, hairdresser, stylist': { outfit: 'shirt', tool: '✂️' },
  barista: {
    outfit: 'shirt',
    color: '#1f6b4a',
    hat: cap('#1f6b4a'),
    tool: '☕',
    place: 'restaurant',
  },
  bartender: { ...SUIT, tool: '🍸', place: 'restaurant' },
  boxer: { outfit: 'shirt', color: '#d8343f', tool: '🥊', place: 'stage' },
  butcher: { outfit: 'shirt', color: '#eef1f7', tool: '🥩', place: 'kitchen' },
  carpenter: { ...WORKWEAR, hat: helmet('#f2c14e'), tool: '🔨' },
  'cashier, shopkeeper': { outfit: 'shirt', tool: '🛒', place: 'supermarket' },
  'coach, trainer, referee': { outfit: 'shirt', hat: { emoji: '🧢' }, tool: '🏆', place: 'gym' },
  'cowboy, cowgirl, sheriff': {
    outfit: 'shirt',
    color: '#c8553d',
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
    color: '#3f8f6a',
    hat: felt('#d9b25f'),
    tool: '🪴',
    place: 'meadow',
  },
  'influencer, celebrity': { outfit: 'shirt', glasses: '🕶️', tool: '📱', place: 'beach' },
  'janitor, cleaner': { ...WORKWEAR, tool: '🧹', place: 'bathroom' },
  'journalist, reporter': { ...SUIT, tool: '🎤', place: 'newsroom' },
  'king, queen': { outfit: 'robe', color: '#7b2d8e', hat: { emoji: '👑' }, place: 'gallery' },
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
  'nun, priest, pope': { outfit: 'robe', color: '#26233a', tool: '🙏', place: 'church' },
  photographer: { outfit: 'shirt', tool: '📷' },
  pianist: { ...SUIT, tool: '🎹', place: 'stage' },
  pirate: { outfit: 'shirt', color: '#8c2f39', hat: felt('#26233a'), tool: '🗡️', place: 'beach' },
  plumber: { ...WORKWEAR, tool: '🔧', place: 'kitchen' },
  'president, politician, mayor': { ...SUIT, hat: { emoji: '🎩' }, tool: '🗳️', place: 'stage' },
  sailor: { outfit: 'shirt', color: '#eef1f7', hat: cap('#eef1f7'), tool: '⚓', place: 'beach' },
  soldier: { outfit: 'shirt', color: '#5f6f4a', hat: { emoji: '🪖' }, place: 'desert' },
  sommelier: { ...SUIT, tool: '🍷', place: 'restaurant' },
  tailor: { outfit: 'shirt', tool: '🧵' },
  therapist: { outfit: 'shirt', glasses: '👓', tool: '🛋️', place: 'livingRoom' },
  'thief, burglar, robber': { outfit: 'hoodie', color: '#26233a', tool: '💰', place: 'cityNight' },
  tourist: { outfit: 'shirt', hat: felt('#d9b25f'), tool: '📷' },
  'waiter, waitress': { ...SUIT, tool: '🍽️', place: 'restaurant' },
  '🧑‍💻': { outfit: 'hoodie', glasses: '👓', tool: '💻' },
  '🧑‍💼': { ...SUIT, hat: { emoji: '🎩' }, tool: '💼' },
  '🧑‍🏫': { outfit: 'shirt', glasses: '👓', tool: '📚', place: 'classroom' },
  '🧑‍🎓': {
    outfit: 'robe',
    color: '#262b45',
    hat: { emoji: '🎓' },
    tool: '📚',
    place: 'classroom',
  },
  '🧑‍🔬': { ...CLINIC, glasses: '🥽', tool: '🧪' },
  '🧑‍⚕️': { ...CLINIC, tool: '🩺' },
  '🧑‍🍳': { ...CHEF, tool: '🍳' },
  '🧑‍🌾': { outfit: 'shirt', color: '#3f63a8', hat: felt('#d9b25f'), tool: '🌽', place: 'meadow' },
  '🧑‍🔧': { ...WORKWEAR, tool: '🔧', place: 'road' },
  '🧑‍🏭': { ...WORKWEAR, tool: '⚙️' },
  '🧑‍🎨': { outfit: 'shirt', tool: '🎨', place: 'gallery' },
  '🧑‍🎤': { outfit: 'shirt', glasses: '🕶️', tool: '🎤', place: 'stage' },
  '🧑‍✈️': { outfit: 'suit', color: '#262b45', hat: cap('#262b45'), tool: '✈️', place: 'airport' },
  '🧑‍🚀': {
    outfit: 'robe',
    color: '#eef1f7',
    hat: { prop: 'spaceHelmet' },
    tool: '🚀',
    place: 'space',
  },
  '🧑‍🚒': { outfit: 'shirt', color: '#a51c2c', hat: helmet('#c8202f'), tool: '🧯', place: 'fire' },
  '🧑‍⚖️': {
    outfit: 'robe',
    color: '#26233a',
    hat: { prop: 'judgeWig' },
    tool: '⚖️',
    place: 'courtroom',
  },
  '👮': { outfit: 'shirt', color: '#2350a0', hat: cap('#2350a0'), tool: '🚨', place: 'city' },
  '🕵️': { outfit: 'suit', color: '#8a6a3f', hat: felt('#7a5234'), tool: '🔍', place: 'cityNight' },
  '💂': { outfit: 'shirt', color: '#c8202f', tool: '🛡️', place: 'city' },
  '👷': { ...WORKWEAR, hat: helmet('#f2c14e'), tool: '🔨', place: 'city' },
  '🤴': { outfit: 'robe', color: '#7b2d8e', hat: { emoji: '👑' }, place: 'gallery' },
  '👸': { outfit: 'robe', color: '#c23b80', hat: { emoji: '👑' }, place: 'gallery' },
  '🧙': {
    outfit: 'robe',
    color: '#4b3fb0',
    hat: { prop: 'pointedHat' },
    tool: '🪄',
    place: 'forest',
  },
  '🥷': { outfit: 'robe', color: '#26233a', tool: '🗡️', place: 'cityNight' },
  '🤵': { ...SUIT, hat: { emoji: '🎩' } },
  '🤺': { outfit: 'shirt', color: '#9aa3b2', hat: helmet('#9aa3b2'), tool: '🛡️', place: 'meadow' },
  '🎅': {
    outfit: 'shirt',
    color: '#d8343f',
    hat: { prop: 'pointedHat', color: '#d8343f' },
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
