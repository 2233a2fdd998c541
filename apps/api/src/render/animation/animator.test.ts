import { BLANK_DOCUMENT, documentOfTexts } from '@memesmith/meme-render'
import { afterAll, expect, it } from 'vitest'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { makeMoving } from '../../testing/animations.ts'
import { Animator } from './animator.ts'

const animator = new Animator()
afterAll(() => animator.close())

const USER = 1
const meme = { document: BLANK_DOCUMENT, watermark: '' }
const long = {
  frames: 100,
  read: async () => makeMoving({ frames: 100, width: 320, height: 240 }),
}
const short = { frames: 2, read: async () => makeMoving({ frames: 2 }) }

it('says that work was cancelled, which runs or waits; what waits reads nothing', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()]
  const first = animator.draw(USER, long, meme, [], {
    signal: running.signal,
    onProgress: () => running.abort(),
  })
  let reads = 0
  const read = () => {
    reads += 1
    return long.read()
  }
  const second = animator.draw(USER, { ...long, read }, meme, [], { signal: waiting.signal })
  waiting.abort()
  await expect(second).rejects.toBeInstanceOf(CancelledError)
  expect(reads).toBe(0)
  await expect(first).rejects.toBeInstanceOf(CancelledError)
  const next = await animator.draw(USER, short, meme, [])
  expect(next.frames).toBe(2)
})

it('draws a short one of a user before the long ones that others have begun', async () => {
  const ended: number[] = []
  const draw = (user: number, source: typeof long) =>
    animator.draw(user, source, meme, []).then(() => ended.push(user))
  const others = [2, 3, 4, 5, 6].map((user) => draw(user, long))
  await Promise.all([...others, draw(7, short)])
  expect(ended[0]).toBe(7)
})

it('draws for a user before the GIFs that visitors ask for', async () => {
  const ended: string[] = []
  const note = (name: string) => () => ended.push(name)
  const some = { frames: 4, read: async () => makeMoving({ frames: 4 }) }
  const gifs = Array.from({ length: 12 }, () => animator.toGif(USER, some.read).then(note('gif')))
  const drawn = animator.draw(USER, some, meme, []).then(note('drawn'))
  await Promise.all([...gifs, drawn])
  expect(ended.indexOf('drawn')).toBeLessThan(3)
})

it('ends a drawing that takes too long, and says what would help', async () => {
  const strict = new Animator(20)
  const texts = { topText: 'W'.repeat(250), bottomText: 'M'.repeat(250) }
  const slow = { document: documentOfTexts(texts), watermark: '' }
  try {
    await expect(strict.draw(USER, long, slow, [])).rejects.toMatchObject({
      code: 'drawing_too_slow',
      message:
        'This animation takes too long to draw. Use fewer captions and stickers, or a shorter part of it.',
    })
    expect((await strict.draw(USER, short, meme, [])).frames).toBe(2)
  } finally {
    await strict.close()
  }
})
