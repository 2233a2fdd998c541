import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  canvas,
  expectWidth,
  field,
  openCanvas,
  openEmptyEditor,
  pixels,
  plainPicture,
  upload,
} from '../../testing/editor.tsx'
import { expectContains, expectCount, expectText } from '../../testing/expect-locator.ts'
import { focus, keyboard, pressIn } from '../../testing/input.ts'
import { useEditorStore } from './draft/editor-store.ts'
import { openPictureFile } from './picture/open-picture-file.ts'

type Color = readonly [red: number, green: number, blue: number]

const slider = page.getByRole('slider', { name: 'Font Size' })
const presets = page.getByRole('group', { name: 'Text Color' }).getByRole('radio')
const color = (name: string) => page.getByRole('radio', { name, exact: true })
const problem = page.css('#upload-problem')
const advice = page.getByText('is hard to read on this picture')

const isRed = ([red, green, blue]: Color) => red > 200 && green < 60 && blue < 60
const is = (red: number, green: number, blue: number) => (seen: Color) =>
  seen.join() === [red, green, blue].join()

/** The bounding box of the preview's pixels of a color; `right` and `bottom` are exclusive. */
function boxAround(isWanted: (color: Color) => boolean) {
  const { width, height } = sizeOf()
  const data = pixels()
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let at = 0; at < data.length; at += 4) {
    if (!isWanted([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box
}

function sizeOf() {
  const drawn = canvas.element()
  if (!(drawn instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
  return drawn
}

/** Opens the editor with a picture of one gray. */
async function openPicture(width: number, height: number, gray?: number): Promise<void> {
  await openEmptyEditor()
  await upload(await plainPicture(width, height, gray))
  await expectWidth(width)
}

describe('§2 Template Editor: fields', () => {
  it('Top Text and Bottom Text, live on the canvas', async () => {
    await openCanvas('', '')
    for (const [label, text] of [
      ['Top Text', 'One does not simply'],
      ['Bottom Text', 'stop typing\nhere'],
    ] as const) {
      const before = pixels().join()
      await field(label).fill(text)
      await expect.poll(() => pixels().join() === before).toBe(false)
    }
    await expect.element(canvas).toHaveAccessibleName(/One does not simply \/ stop typing/)
  })

  it('Font Size slider: 16 to 72, step 1, default 32 (§5, §9)', async () => {
    await openEmptyEditor()
    for (const [name, value] of Object.entries({ min: '16', max: '72', step: '1' })) {
      await expect.element(slider).toHaveAttribute(name, value)
    }
    await focus(slider)
    for (const [key, value] of [
      ['ArrowRight', '33'],
      ['ArrowLeft', '32'],
      ['Home', '16'],
      ['ArrowLeft', '16'],
      ['End', '72'],
      ['ArrowRight', '72'],
    ] as const) {
      await keyboard.press(key)
      await expect.poll(() => slider.element()).toHaveProperty('value', value)
    }
    await expect.element(page.getByText('72px')).toBeVisible()
  })

  it('Text Color: presets white, black, red, blue, yellow, green; white at first (§9); and any other', async () => {
    await openPicture(400, 300)
    const names = presets.elements().map((it) => it.getAttribute('aria-label'))
    expect(names).toEqual(['White', 'Black', 'Red', 'Blue', 'Yellow', 'Green'])
    await expect.element(presets.first()).toBeChecked()
    await field('Top Text').fill('HHH')
    for (const [name, red, green, blue] of [
      ['Black', 0, 0, 0],
      ['Red', 255, 0, 0],
      ['Blue', 0, 0, 255],
      ['Yellow', 255, 255, 0],
      ['Green', 0, 128, 0],
      ['White', 255, 255, 255],
    ] as const) {
      await color(name).click()
      await expect.poll(() => boxAround(is(red, green, blue)).top).toBeLessThan(52)
    }
    await page.getByLabelText('Any color').fill('#12fe98')
    await expect.poll(() => boxAround(is(0x12, 0xfe, 0x98)).top).toBeLessThan(52)
    await expectCount(page.getByRole('radio', { checked: true }), 0)
  })

  it('buttons: Download Meme, Save to Gallery, Share Meme; they need an image (§5); without one, a placeholder', async () => {
    await openEmptyEditor()
    await expect
      .element(page.getByText('Upload an image or select a template to start'))
      .toBeVisible()
    await expectCount(canvas, 0)
    const buttons = ['Download Meme', 'Save to Gallery', 'Share Meme'].map(button)
    for (const each of buttons) await expect.element(each).toBeDisabled()
    await upload(await plainPicture(60, 60))
    for (const each of buttons) await expect.element(each).toBeEnabled()
  })

  it('C11 the count of characters is shown near the limit', async () => {
    await openEmptyEditor()
    for (const [label, max] of [
      ['Top Text', 500],
      ['Bottom Text', 500],
      ['Title', 200],
    ] as const) {
      const all = page.css('.counted').filter({ has: page.getByLabelText(label) })
      const count = all.getByText(`/ ${max}`)
      await field(label).fill('x'.repeat(max * 0.9 - 1))
      await expectCount(count, 0)
      await field(label).fill('x'.repeat(max * 0.9))
      await expectText(count, `${max * 0.9} / ${max}`)
      await expectText(all.getByRole('status'), `Nearly full: up to ${max} characters.`)
      // Typed text is cut at the limit, so the counter shows the maximum.
      await field(label).fill('x'.repeat(max - 1))
      await pressIn(field(label), 'End')
      await keyboard.type('yz')
      await expectText(count, `${max} / ${max}`)
      await expectText(all.getByRole('status'), `Full: ${max} characters.`)
      await expect.element(field(label)).toHaveValue(`${'x'.repeat(max - 1)}y`)
    }
  })
})

describe('§9 what is drawn', () => {
  it('text sits at font size + 20 from the top, and that far from the bottom', async () => {
    await openPicture(640, 480)
    await color('Red').click()
    for (const fontSize of [16, 32, 72]) {
      await field('Bottom Text').fill('')
      await slider.fill(String(fontSize))
      await field('Top Text').fill('HEH')
      await expect.poll(() => boxAround(isRed).bottom).toBe(fontSize + 20)
      await field('Top Text').fill('')
      await field('Bottom Text').fill('HEH')
      await expect.poll(() => boxAround(isRed).bottom).toBe(480 - (fontSize + 20))
    }
  })

  it('in bold Arial, with a black outline of width 2: one pixel outside the letters', async () => {
    await openPicture(640, 480)
    await color('Red').click()
    await field('Top Text').fill('HEH')
    await expect.poll(() => boxAround(isRed).bottom).toBe(52)
    const [fill, outline] = [boxAround(isRed), boxAround((seen) => Math.max(...seen) < 30)]
    expect(outline.top).toBe(fill.top - 1)
    expect(outline.left).toBeLessThan(fill.left)
    expect(fill.left - outline.left).toBeLessThanOrEqual(2)

    await slider.fill('72')
    await field('Top Text').fill('l'.repeat(8))
    await expect.poll(() => boxAround(isRed).bottom).toBe(92)
    const { left, right } = boxAround(isRed)
    // Arial's l is 0.278 em wide in bold, and 0.222 em in regular.
    expect(right - left).toBeGreaterThan(7 * 0.278 * 72)
    expect(right - left).toBeLessThan(8 * 0.278 * 72)
  })

  it('the watermark: 3% of the width but 12 to 20, bottom-right with a 10 px margin', async () => {
    await openEmptyEditor()
    for (const [width, height] of [
      [300, 300],
      [500, 400],
      [640, 480],
    ] as const) {
      await upload(await plainPicture(width, height))
      await expectWidth(width)
      const isMarked = (seen: Color) => !is(128, 128, 128)(seen)
      // Nothing is drawn before the font is loaded.
      await expect.poll(() => boxAround(is(128, 128, 128)).right).toBe(width)
      const box = boxAround(isMarked)
      // Its outline extends a little into the margin.
      for (const margin of [width - box.right, height - box.bottom]) {
        expect(margin).toBeGreaterThanOrEqual(8)
        expect(margin).toBeLessThanOrEqual(11)
      }
      const size = Math.min(20, Math.max(12, 0.03 * width))
      expect(Math.abs(box.right - box.left - widthOf('Memesmith', size))).toBeLessThan(2.5)
    }
  })
})

/** The width of a text in px, in bold Arial as the app has loaded it. */
function widthOf(text: string, fontSize: number): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) throw new Error('no 2D context')
  // As memes are drawn. Without this, hinting rounds widths on some machines.
  context.textRendering = 'geometricPrecision'
  return Object.assign(context, { font: `bold ${fontSize}px Arial` }).measureText(text).width
}

describe('C10 a color that is hard to read on the picture', () => {
  it('stays, and one that reads better is offered', async () => {
    await openPicture(400, 300, 250)
    await field('Top Text').fill('HELLO')
    await expectText(advice, 'White is hard to read on this picture.')
    await expect.element(color('White')).toBeChecked()
    await button('Use Black').click()
    await expect.element(color('Black')).toBeChecked()
    await expect.element(color('Black')).toHaveFocus()
    await expectCount(advice, 0)
    await expect.poll(() => boxAround(is(0, 0, 0)).bottom).toBeGreaterThan(40)
  })

  it('none is offered if the text is legible, or if there is none', async () => {
    await openPicture(400, 300, 20)
    await field('Top Text').fill('HELLO')
    await color('Black').click()
    await expectText(advice, 'Black is hard to read on this picture.')
    await color('White').click()
    await expectCount(advice, 0)
    await upload(await plainPicture(401, 300, 250))
    await expect.element(advice).toBeVisible()
    await field('Top Text').fill('')
    await expectCount(advice, 0)
  })
})

describe('§2 upload image area, §5 images up to 10MB: errors are shown in place', () => {
  const file = (content: BlobPart[], type = 'image/png') => new File(content, 'a.png', { type })

  it('states PNG, JPG, GIF up to 10MB, and accepts any image and videos', async () => {
    await openEmptyEditor()
    await expect.element(page.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible()
    await expect
      .element(page.getByLabelText('Upload image'))
      .toHaveAttribute('accept', 'image/*,video/mp4,video/webm,video/quicktime')
    for (const [at, type] of ['image/webp', 'image/jpeg', 'image/png'].entries()) {
      const drawn = new OffscreenCanvas(210 + at, 100)
      drawn.getContext('2d')?.fillRect(0, 0, 9, 9)
      await upload(file([await drawn.convertToBlob({ type })], type))
      await expectWidth(210 + at)
    }
  })

  it('a file that is not an image, a damaged picture, an empty file: the picture before stays', async () => {
    await openPicture(120, 90)
    const whole = await plainPicture(100, 100)
    for (const wrong of [file(['hello'], 'text/plain'), file([whole.slice(0, 60)]), file([])]) {
      await upload(wrong)
      await expectText(problem, 'This file could not be read as a picture. Try a PNG, JPG or GIF.')
      await expectWidth(120)
      await upload(await plainPicture(121, 90))
      await expectCount(problem, 0)
      await upload(await plainPicture(120, 90))
      await expectWidth(120)
    }
  })

  it('C11 a file of more than 100 MB is not opened, and one of too many pixels not decoded', async () => {
    await openEmptyEditor()
    const part = new Uint8Array(1024 * 1024)
    await upload(
      file(
        Array.from({ length: 101 }, () => part),
        'image/jpeg',
      ),
    )
    await expectText(problem, 'This file has 101 MB. Files of up to 100 MB can be opened.')
    const bytes = new DataView(await (await plainPicture(10, 10)).arrayBuffer())
    for (const at of [16, 20]) bytes.setUint32(at, 20_000)
    // The checksum of the first chunk, which contains the size.
    bytes.setUint32(29, 0xe3704639)
    await upload(file([bytes]))
    await expectContains(problem, 'This picture has 400 million pixels')
  })

  it('the same file can be chosen again after Reset', async () => {
    await openPicture(130, 90)
    await button('Reset').click()
    await expectCount(canvas, 0)
    await upload(await plainPicture(130, 90))
    await expectWidth(130)
  })
})

describe('another picture', () => {
  it('takes its place before anything is saved or downloaded', async () => {
    await openPicture(200, 100)
    await expect.element(button('Download Meme')).toBeEnabled()
    const file = await plainPicture(300, 100)
    const isRead = Promise.withResolvers<void>()
    const slice = file.slice.bind(file)
    file.slice = (...range) => {
      const part = slice(...range)
      const read = part.arrayBuffer.bind(part)
      part.arrayBuffer = () => isRead.promise.then(read)
      return part
    }
    const opening = openPictureFile([file], file.size)
    for (const name of ['Save to Gallery', 'Download Meme', 'Share Meme']) {
      await expect.element(button(name)).toBeDisabled()
    }
    isRead.resolve()
    await opening
    await expectWidth(300)
    await expect.element(button('Download Meme')).toBeEnabled()
  })

  it('begins without the words of the meme that was saved, and with those of one that was not', async () => {
    await openCanvas('Unsaved', 'words')
    await upload(await plainPicture(300, 100))
    await expectWidth(300)
    await expect.element(field('Top Text')).toHaveValue('Unsaved')

    const store = useEditorStore.getState()
    store.markSaved(store, {
      id: 1,
      title: 'Saved',
      topText: 'Unsaved',
      bottomText: 'words',
      fontSize: 32,
      textColor: '#ffffff',
      templateId: null,
      customImageUrl: '/api/images/upload',
      memeImageUrl: '/api/images/meme',
      isPublic: false,
      createdAt: '2026-01-01T00:00:00Z',
    })
    await upload(await plainPicture(250, 100))
    await expectWidth(250)
    await expect.element(field('Top Text')).toHaveValue('')
    await button('Undo').click()
    await expect.element(field('Top Text')).toHaveValue('Unsaved')
  })
})
