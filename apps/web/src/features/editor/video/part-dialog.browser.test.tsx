import { readAnimation } from '@memesmith/animation'
import { MEGABYTE } from '@memesmith/contract'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import { keyboard, touch } from '../../../testing/input.ts'
import { drawNoise, makeVideo } from '../../../testing/make-video.ts'
import { mount } from '../../../testing/mount.tsx'
import { LazyPartDialog } from './lazy-part-dialog.tsx'
import { openVideo } from './open-video.ts'
import { choosePart } from './part-store.ts'
import type { VideoReader } from './video-reader.ts'

const start = page.getByRole('slider', { name: 'Start of the part' })
const end = page.getByRole('slider', { name: 'End of the part' })
const use = page.getByRole('button', { name: 'Use this part' })
const dialog = page.getByRole('dialog')

/** Of two seconds. */
let video: File
beforeAll(async () => {
  video = await makeVideo()
})

/** Opens the dialog for a video. @returns what was made, once the dialog is closed */
async function open(file: File, given?: VideoReader, maxBytes = 10 * MEGABYTE) {
  mount(<LazyPartDialog />)
  const wait = new AbortController()
  onTestFinished(() => wait.abort())
  const reader = given ?? (await openVideo(file))
  const chosen = choosePart({ name: file.name, reader, maxBytes }, wait.signal)
  await expect.element(use).toBeVisible()
  return { chosen, wait }
}

const values = () =>
  [start, end].map((slider) => {
    const input = slider.element()
    return input instanceof HTMLInputElement ? input.valueAsNumber : Number.NaN
  })

describe('the part of a video is chosen', () => {
  it('by keyboard and by numbers, with the size of what it becomes', async () => {
    const { chosen } = await open(await makeVideo({ duration: 4 }))
    await expect.element(page.getByText('4.0 s of 4.0 s')).toBeVisible()
    await expect.element(page.getByText(/^160 × 120, 60 frames, about \d+ KB\.$/)).toBeVisible()
    await start.element().focus()
    for (let press = 0; press < 5; press += 1) await keyboard.press('ArrowRight')
    expect(values()).toEqual([0.5, 4])
    await expect.element(start).toHaveAttribute('aria-valuetext', '0.5 s')
    await expect.element(page.getByRole('img', { name: 'The video at 0.5 s' })).toBeInTheDocument()
    await page.getByLabelText('To (s)').fill('1.5')
    await expect.element(page.getByText('1.0 s of 4.0 s')).toBeVisible()
    await expect.element(page.getByText(/15 frames/)).toBeVisible()
    await use.click()
    const made = await chosen
    const animation = made && readAnimation(new Uint8Array(await made.file.arrayBuffer()))
    expect(animation?.frames.length).toBe(15)
    await expect.poll(() => dialog.query()).toBeNull()
  })

  it('it has at most 20 s: one handle takes the other one along', async () => {
    const { wait } = await open(await makeVideo({ duration: 60, rate: 1, width: 32, height: 32 }))
    expect(values()).toEqual([0, 20])
    await end.fill('35')
    expect(values()).toEqual([15, 35])
    await start.fill('50')
    expect(values()).toEqual([50, 60])
    await start.fill('60')
    expect(values()).toEqual([59.8, 60])
    await end.fill('10')
    expect(values()).toEqual([9.8, 10])
    wait.abort()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  it('by touch, on a phone, where its buttons are in sight', async () => {
    await page.viewport(320, 640)
    await commands.emulateTouch(true)
    onTestFinished(async () => {
      await commands.emulateTouch(false)
      await page.viewport(1280, 800)
    })
    await open(await makeVideo({ duration: 3.97, rate: 1 }))
    await expect.element(use).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    const { left, right, top, height } = end.element().getBoundingClientRect()
    const y = top + height / 2
    // Half of the handle, which a finger needs to be this wide.
    const edge = 16
    const at = (share: number) => left + edge + share * (right - left - 2 * edge)
    await touch([{ x: at(1), y }], [{ x: at(0.5), y }])
    expect(values()).toEqual([0, 2])
    await touch([{ x: at(0), y }], [{ x: at(0.25), y }])
    expect(values()).toEqual([1, 2])
    // The end of the video is no whole number of steps.
    await touch([{ x: at(0.5), y }], [{ x: right, y }])
    expect(values()).toEqual([1, 4])
    await expect.element(page.getByText('3.0 s of 4.0 s')).toBeVisible()
  })

  it('and is left by the first Escape, also when it was opened without a press', async () => {
    const { chosen } = await open(video)
    await keyboard.press('Escape')
    expect(await chosen).toBeUndefined()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  it('it is played, and shows what a handle is at', async () => {
    await open(video)
    const canvas = page.getByRole('img', { name: 'The video at' })
    await expect.element(canvas).toBeVisible()
    await page.getByRole('button', { name: 'Play this part' }).click()
    await expect.element(page.getByRole('img', { name: 'The chosen part, playing' })).toBeVisible()
    await end.fill('1')
    await expect.element(page.getByRole('button', { name: 'Play this part' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'The video at 1.0 s' })).toBeVisible()
  })

  it('it can be cancelled, before and while it is made', async () => {
    const opened = await openVideo(video)
    /** It stops after one frame of many. */
    async function* frames(...[times, size, signal]: Parameters<VideoReader['frames']>) {
      for await (const frame of opened.frames(times, size, signal)) {
        yield frame
        if (times.length < 10) continue
        // It may have been cancelled while the first frame was read: then no event follows.
        signal.throwIfAborted()
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      }
    }
    const { chosen } = await open(video, { ...opened, frames })
    await use.click()
    await expect
      .element(dialog.getByRole('progressbar', { name: 'Reading frames' }))
      .toBeInTheDocument()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect.element(cancel).toHaveFocus()
    await cancel.click()
    await expect.element(use).toBeVisible()
    await keyboard.press('Escape')
    expect(await chosen).toBeUndefined()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  it('what is too large to send is made smaller, and that is said before', async () => {
    await open(
      await makeVideo({ width: 320, height: 240, duration: 1, draw: drawNoise }),
      undefined,
      200_000,
    )
    await expect
      .element(page.getByText('At most 196 KB can be sent: a shorter part is sharper.'))
      .toBeVisible()
  })

  it('what is too large in every way is refused', async () => {
    await open(await makeVideo({ duration: 1, draw: drawNoise }), undefined, 2000)
    await use.click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('This part has too much detail to send. Choose a shorter part.')
    await expect.element(use).toBeVisible()
  })
})
