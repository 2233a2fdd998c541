import { LINK_PREVIEW } from '@memesmith/contract'

/** A meme that the landing page shows. `tools/make-landing-pictures.ts` makes the pictures. */
export interface ShowcaseMeme {
  /** File name of the picture, without extension. */
  readonly file: string
  /** Alt text. */
  readonly shows: string
  readonly topText: string
  readonly bottomText: string
  /** Texts with places of their own. */
  readonly zones?: readonly ShowcaseZone[]
}

/** A text in a place of its own, as in a template's zone. Lengths are % of the picture's width. */
interface ShowcaseZone {
  readonly text: string
  /** The center of the text. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Font size. */
  readonly size: number
  /** CSS color of letters without an outline; left out for the usual ones. */
  readonly color?: string
}

/** The memes in the hero. */
export const HERO_MEMES = [
  {
    file: 'fire',
    shows: LINK_PREVIEW.shows,
    topText: LINK_PREVIEW.topText,
    bottomText: LINK_PREVIEW.bottomText,
  },
  {
    file: 'bath',
    shows: 'A cat sits in a bubble bath and looks annoyed.',
    topText: '“It will be fun”, they said',
    bottomText: 'I am writing down names',
  },
  {
    file: 'dinosaurs',
    shows: 'Two small dinosaurs reach for each other.',
    topText: '',
    bottomText: 'So close. So very close.',
    zones: [
      { text: 'Me', x: 27, y: 48, width: 30, size: 7 },
      { text: 'My weekend', x: 73, y: 48, width: 44, size: 7 },
    ],
  },
] as const satisfies readonly ShowcaseMeme[]

/** The memes on the feature cards. The generator draws the picture of `GENERATED_MEME`. */
export const EDITED_MEME = {
  file: 'doors',
  shows: 'A sweating person stands between two doors with signs.',
  topText: '',
  bottomText: 'It is already 4 a.m.',
  zones: [
    { text: 'Go to bed', x: 19.5, y: 37.5, width: 18, size: 5.6, color: '#1f4fa0' },
    { text: 'One more video', x: 80.5, y: 37.5, width: 19, size: 4.4, color: '#a01f2c' },
  ],
} as const satisfies ShowcaseMeme

export const SHARED_MEME = {
  file: 'stove',
  shows: 'An astronaut on the moon thinks of a burning pan.',
  topText: '384,400 km from home',
  bottomText: 'Did I turn off the stove?',
} as const satisfies ShowcaseMeme

export const GENERATED_MEME = {
  file: 'rocket',
  shows: 'A cat rides a rocket out of an office.',
  topText: '',
  bottomText: '',
  prompt: 'a cat riding a rocket to escape Monday',
} as const

/** Size of every picture in px: twice the largest size on the page. */
export const SHOWCASE_SIZE = { width: 800, height: 600 } as const
