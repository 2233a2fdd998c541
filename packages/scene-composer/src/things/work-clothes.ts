/** Clothes that several professions share. */

/** A robe of a color, and a drawn hat. */
export const robe = <Hat extends 'chefHat' | 'judgeWig' | 'pointedHat' | 'spaceHelmet'>(
  color: string,
  prop: Hat,
) => ({ outfit: 'robe', color, hat: { prop } }) as const

export const CHEF = { ...robe('#eef1f7', 'chefHat'), place: 'kitchen' } as const
export const CLINIC = { outfit: 'robe', color: '#eef1f7', place: 'hospital' } as const
export const SUIT = { outfit: 'suit', color: '#2f3654', place: 'office' } as const
export const WORKWEAR = { outfit: 'shirt', color: '#2f62b8', hat: { emoji: '🧢' } } as const

export const COWBOY = {
  outfit: 'shirt',
  color: '#c8553d',
  hat: { prop: 'feltHat', color: '#8a5a33' },
  place: 'desert',
} as const

export const MUSICIAN = { outfit: 'shirt', glasses: '🕶️', tool: '🎸', place: 'stage' } as const
export const PAINTER = { outfit: 'shirt', tool: '🎨', place: 'gallery' } as const
export const POLITICIAN = { ...SUIT, hat: { emoji: '🎩' }, tool: '🗳️', place: 'stage' } as const
export const RICH = { ...SUIT, hat: { emoji: '🎩' }, tool: '💰' } as const

export const ROYAL = { outfit: 'robe', color: '#7b2d8e', hat: { emoji: '👑' } } as const

/** A shirt, and a hat of a color. */
export const cap = (color: string) =>
  ({ outfit: 'shirt', color, hat: { prop: 'peakedCap', color } }) as const
export const felt = (color: string) =>
  ({ outfit: 'shirt', hat: { prop: 'feltHat', color } }) as const
export const helmet = (color: string) =>
  ({ outfit: 'shirt', color, hat: { prop: 'helmet', color } }) as const
