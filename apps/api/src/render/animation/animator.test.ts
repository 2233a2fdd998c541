import { BLANK_DOCUMENT, documentOfTexts } from '@memesmith/meme-render'
import { afterAll, expect, it } from 'vitest'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { makeMoving } from '../../testing/animations.ts'
import { Animator } from './animator.ts'

const animator = new Animator()
afterAll(() => animator.close())

const USER = 1
const meme = { document: BLANK_DOCUMENT, watermark: '' }
const long = async () => makeMoving({ frames: 200, width: 400, height: 300 })

it('says that work was cancelled, which runs or waits; what waits reads nothing', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()]
  const first = animator.draw(USER, long, meme, [], {
    signal: running.signal,
    onProgress: () => running.abort(),
  })
  let reads = 0
  const read = () => {
    reads += 1
    return long()
  }
  const second = animator.toGif(USER, read, { signal: waiting.signal })
  waiting.abort()
  await expect(second).rejects.toBeInstanceOf(CancelledError)
  expect(reads).toBe(0)
  await expect(first).rejects.toBeInstanceOf(CancelledError)
  const next = await animator.draw(USER, async () => makeMoving({ frames: 2 }), meme, [])
  expect(next.frames).toBe(2)
})

it('draws a short one of a user before the long ones that others have begun', async () => {
  const ended: number[] = []
  const draw = (user: number, read: typeof long) =>
    animator.draw(user, read, meme, []).then(() => ended.push(user))
  const others = [2, 3].map((user) => draw(user, long))
  await Promise.all([...others, draw(4, async () => makeMoving({}))])
  expect(ended[0]).toBe(4)
})

it('draws for a user before the GIFs that visitors ask for', async () => {
  const ended: string[] = []
  const note = (name: string) => () => ended.push(name)
  const short = async () => makeMoving({})
  const gifs = Array.from({ length: 12 }, () => animator.toGif(USER, short).then(note('gif')))
  const drawn = animator.draw(USER, short, meme, []).then(note('drawn'))
  await Promise.all([...gifs, drawn])
  expect(ended.indexOf('drawn')).toBeLessThan(3)
})

it('ends a drawing that takes too long, and says what would help', async () => {
  const strict = new Animator(20)
  const texts = { topText: 'W'.repeat(250), bottomText: 'M'.repeat(250) }
  const slow = { document: documentOfTexts(texts), watermark: '' }
  try {
    await expect(strict.draw(USER, long, slow, [])).rejects.toMatchObject({
      code: 'animation_too_large',
      message:
        'This animation takes too long to draw. Use fewer captions and stickers, or a shorter part of it.',
    })
    const short = await strict.draw(USER, async () => makeMoving({ frames: 2 }), meme, [])
    expect(short.frames).toBe(2)
  } finally {
    await strict.close()
  }
})
