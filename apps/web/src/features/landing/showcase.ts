import { t } from '@lingui/core/macro'

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
export const heroMemes = () =>
  [
    {
      file: 'fire',
      shows: t`A panda at a desk drinks coffee while the room burns.`,
      topText: t`Production is on fire`,
      bottomText: t`The stand-up is at ten`,
    },
    {
      file: 'bath',
      shows: t`A cat sits in a bubble bath and looks annoyed.`,
      topText: t`“It will be fun”, they said`,
      bottomText: t`I am writing down names`,
    },
    {
      file: 'dinosaurs',
      shows: t`Two small dinosaurs reach for each other.`,
      topText: '',
      bottomText: t`So close. So very close.`,
      zones: [t`Me`, t`My weekend`],
    },
  ] as const satisfies readonly ShowcaseMeme[]

/** The memes on the feature cards. */
export const editedMeme = (): ShowcaseMeme => ({
  file: 'doors',
  shows: t`A sweating person stands between two doors with signs.`,
  topText: '',
  bottomText: t`It is already 4 a.m.`,
  zones: [t`Go to bed`, t`One more video`],
})

export const sharedMeme = (): ShowcaseMeme => ({
  file: 'stove',
  shows: t`An astronaut on the moon thinks of a burning pan.`,
  topText: t`384,400 km from home`,
  bottomText: t`Did I turn off the stove?`,
})

export const generatedMeme = () => ({
  file: 'rocket',
  shows: t`A cat rides a rocket out of an office.`,
  topText: '',
  bottomText: '',
  prompt: t`a cat riding a rocket to escape Monday`,
})
