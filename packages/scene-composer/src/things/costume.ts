import type { PropLayer, SettingName } from '@memesmith/scenes'

/** Clothes that a figure can wear. */
export type Outfit = 'suit' | 'shirt' | 'hoodie' | 'robe'

type Hat =
  | { readonly emoji: string }
  /** Worn around the head, not on top of it. */
  | { readonly around: string }
  | { readonly prop: PropLayer['name']; readonly color?: string }

/** What people wear and hold at work. An animal that does their work gets the same. */
export interface Costume {
  readonly outfit?: Outfit
  readonly color?: string
  readonly hat?: Hat
  readonly glasses?: '👓' | '🕶️' | '🥽'
  /** The emoji of what they work with. */
  readonly tool?: string
  /** Where they work. */
  readonly place?: SettingName
}
