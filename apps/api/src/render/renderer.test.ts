import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import { afterAll, expect, it } from 'vitest'
import { makeMoving } from '../testing/animations.ts'
import { Animator } from './animation/animator.ts'
import { SLOW_DRAWING } from './drawing-limits.ts'
import { Renderer } from './renderer.ts'

/** Every animation takes too long: it may take less than no time. */
const renderer = new Renderer(SLOW_DRAWING, new Animator(-1))
afterAll(() => renderer.close())

it('counts moving memes that took too long against their user alone', async () => {
  const meme = { document: BLANK_DOCUMENT, watermark: '' }
  const moving = { frames: 2, read: async () => makeMoving({ frames: 2 }) }
  const draw = (user: number) =>
    renderer.renderAnimation(user, moving, meme).catch(({ code }: { code: string }) => code)
  const answers: unknown[] = []
  for (let turn = 0; turn < 11; turn += 1) answers.push(await draw(1))
  expect(answers).toEqual([...Array(10).fill('drawing_too_slow'), 'too_many_requests'])
  expect(await draw(2)).toBe('drawing_too_slow')
})
