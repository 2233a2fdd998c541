import { LINK_PREVIEW } from '@memesmith/contract'

/** A meme that the landing page shows. `tools/make-landing-pictures.ts` makes the pictures. */
export interface ShowcaseMeme {
  /** File name of the picture, without extension. */
  readonly file: string
  /** Alt text. */
  readonly shows: string
  readonly topText: string
  readonly bottomText: string
  /** Texts in zones of the picture. `landing.css` says where. */
  readonly zones?: readonly string[]
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
    zones: ['Me', 'My weekend'],
  },
] as const satisfies readonly ShowcaseMeme[]

/** The memes on the feature cards. The generator draws the picture of `GENERATED_MEME`. */
export const EDITED_MEME = {
  file: 'doors',
  shows: 'A sweating person stands between two doors with signs.',
  topText: '',
  bottomText: 'It is already 4 a.m.',
  zones: ['Go to bed', 'One more video'],
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
