import { BLANK_DOCUMENT, documentOfTexts } from '@memesmith/meme-render'
import { type Scene, sceneAt } from '@memesmith/scenes'
import { afterAll, expect, it } from 'vitest'
import { CancelledError } from '../../runtime/cancelled-error.ts'
import { makeMoving } from '../../testing/animations.ts'
import { renderScene } from '../render-scene.ts'
import { Animator } from './animator.ts'
import { StoredFrames } from './stored-frames.ts'

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
  // Longer than the drawn one, which takes part of the processor from them and they from it.
  const readLong = async () => makeMoving({ frames: 30 })
  const gifs = Array.from({ length: 12 }, () => animator.toGif(USER, readLong).then(note('gif')))
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

it('draws the loop of a scene nearly without loss, and what does not move stays the same', async () => {
  const fill = ['#ff3b3b', '#3b6bff']
  const scene: Scene = {
    width: 640,
    height: 480,
    background: { type: 'fill', fill },
    layers: [
      { type: 'rect', x: 500, y: 240, width: 60, height: 60, fill: '#1b1530' },
      { type: 'sprite', emoji: '🐸', x: 160, y: 240, size: 180, shadow: 'drop' },
    ],
  }
  const { file, frames, width, height } = await animator.drawScene(USER, scene)
  expect([frames, width, height]).toEqual([16, 640, 480])
  const stored = new StoredFrames(file)
  expect(stored.animation.frames.filter(({ isBlended }) => !isBlended)).toHaveLength(2)
  const right: Buffer[] = []
  for (let index = 0; index < frames; index += 1) {
    const shown = (await stored.show(index)).getContext('2d')
    const drawn = (await renderScene(sceneAt(scene, index / frames))).data()
    const { data } = shown.getImageData(0, 0, width, height)
    const differences = data.map((value, at) => Math.abs(value - (drawn[at] ?? 0)))
    const sum = differences.reduce((total, each) => total + each, 0)
    expect(sum / data.length, `frame ${index}`).toBeLessThan(2)
    expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
    const { data: still } = shown.getImageData(280, 0, 360, height)
    right.push(Buffer.from(still.buffer))
  }
  for (const part of right.slice(0, 8)) expect(part.equals(right[0] ?? part)).toBe(true)
})
