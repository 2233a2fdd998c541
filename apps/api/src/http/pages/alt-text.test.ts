import { i18nOf } from '@memesmith/languages/server'
import { expect, it } from 'vitest'
import { altText } from './alt-text.ts'

it('describes the picture of a starter template in the language of the page', async () => {
  const pictureDescription =
    'Two aliens with popcorn sit on the moon and watch a slightly burning Earth like a film.'
  const meme = { title: 'Aliens', topText: 'humans', bottomText: '', pictureDescription }
  expect(await altText(meme, i18nOf('de'))).toContain('Zwei Aliens mit Popcorn sitzen auf dem Mond')
  expect(await altText(meme, i18nOf('en'))).toContain(pictureDescription)
  const own = await altText({ ...meme, pictureDescription: 'My {cat}' }, i18nOf('de'))
  expect(own).toContain('My {cat}')
})
