import { expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  button,
  frame,
  handle,
  layer,
  openCanvas,
  openSection,
  pixels,
  placeOf,
  rectOf,
  said,
  shareOfChanges,
  turnHandle,
} from '../../../testing/editor.tsx'
import { expectCount, expectText } from '../../../testing/expect-locator.ts'
import {
  drag,
  focus,
  keyboard,
  middleOf,
  mouse,
  type Point,
  touch,
} from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'

const surface = page.css('.draw-surface')
const tool = (name: string) => page.getByRole('radio', { name, exact: true })
const strokes = () =>
  documentOf(useEditorStore.getState()).layers.filter((one) => one.type === 'stroke')

/** Draws with the mouse from one point to the next, in CSS px from the middle of the picture. */
async function drawLine(...points: readonly Point[]): Promise<void> {
  const middle = await middleOf(surface)
  const [first = middle, ...rest] = points
  await mouse.move(middle.x + first.x, middle.y + first.y)
  await mouse.down()
  for (const { x, y } of rest) await mouse.move(middle.x + x, middle.y + y, 6)
  await mouse.up()
}

async function startDrawing(): Promise<void> {
  await openCanvas()
  await button('Draw').click()
  await expect.element(surface).toBeVisible()
}

it('draws lines of one pen as one layer, which each undo takes one line of', async () => {
  await startDrawing()
  const before = pixels()
  await drawLine({ x: -80, y: 0 }, { x: -20, y: 40 }, { x: 40, y: -10 })
  await expectText(said, 'Drawing added')
  expect(shareOfChanges(before)).toBeGreaterThan(0.001)
  await drawLine({ x: 60, y: 60 }, { x: 100, y: 60 })
  expect(strokes()).toHaveLength(1)
  const [drawing] = strokes()
  expect(drawing).toMatchObject({ kind: 'pen', color: '#ff0000', width: 6 })
  // What was drawn straight has few points.
  expect(drawing?.points.length).toBeLessThan(30)
  await button('Undo').click()
  await button('Undo').click()
  expect(strokes()).toHaveLength(0)
  await expect.poll(() => shareOfChanges(before)).toBe(0)
})

it('draws shapes of a chosen color, which are selected, moved, scaled and turned like texts', async () => {
  await startDrawing()
  await tool('arrow').click()
  await page.getByRole('group', { name: 'Stroke Color' }).getByLabelText('Blue').click()
  await page.getByLabelText('Outlined').click()
  await drawLine({ x: -60, y: 50 }, { x: 60, y: -50 })
  expect(strokes()).toMatchObject([
    {
      kind: 'arrow',
      color: '#0000ff',
      outlineColor: '#ffffff',
      points: [
        [0, 1],
        [1, 0],
      ],
    },
  ])
  await tool('ellipse').click()
  await drawLine({ x: -90, y: -60 }, { x: -40, y: -20 })
  expect(strokes()).toMatchObject([{ kind: 'arrow' }, { kind: 'ellipse', points: [] }])
  await button('Done').click()
  await expectCount(surface, 0)
  await layer('Arrow').click()
  await expect.element(frame).toBeVisible()
  await openSection('Layers')
  const { x } = placeOf()
  await drag(layer('Arrow'), { x: 40, y: 0 })
  await expect.poll(() => placeOf().x).toBeGreaterThan(x + 20)
  const { width, height } = placeOf()
  await drag(handle('se'), { x: 60, y: 50 })
  await expect.poll(() => placeOf().width).toBeGreaterThan(width + 20)
  expect(placeOf().width / placeOf().height).toBeCloseTo(width / height, 1)
  await drag(turnHandle, { x: 80, y: 40 })
  await expect.poll(() => placeOf().rotation).not.toBe(0)
  await keyboard.press('Delete')
  expect(strokes()).toMatchObject([{ kind: 'ellipse' }])
})

it('draws on a bar, where the drawing stays when it is moved', async () => {
  await openCanvas()
  await button('Bar').click()
  await button('Draw').click()
  await expect.element(surface).toBeVisible()
  const before = pixels()
  const { height } = surface.element().getBoundingClientRect()
  // From the bar above onto the picture, and one along the bar.
  const top = -height / 2 + 10
  await drawLine({ x: 0, y: top }, { x: 40, y: 0 })
  await expect.poll(() => shareOfChanges(before)).toBeGreaterThan(0.001)
  await tool('line').click()
  await drawLine({ x: -60, y: top }, { x: -20, y: top })
  const [across, along] = strokes().map(({ place }) => place)
  expect(across?.y).toBeLessThan(-0.05)
  expect((across?.y ?? 0) + (across?.height ?? 0)).toBeGreaterThan(0.3)
  expect((along?.y ?? 0) + (along?.height ?? 0)).toBeLessThan(0)
  await button('Done').click()
  await layer('Line').click()
  await keyboard.press('ArrowRight')
  expect(strokes()[1]?.place.y).toBeCloseTo(along?.y ?? 0, 3)
  expect(strokes()[1]?.place.x).toBeGreaterThan(along?.x ?? 1)
})

it('hides nothing on a bar, whose words would stay where they are when the picture is turned', async () => {
  await openCanvas()
  await button('Bar').click()
  await button('Draw').click()
  await tool('hide').click()
  await expect.element(surface).toBeVisible()
  const top = 10 - surface.element().getBoundingClientRect().height / 2
  await drawLine({ x: -60, y: top }, { x: 60, y: top })
  const [cover] = covers()
  // Half of the brush is in the picture.
  expect((cover?.place.y ?? 1) + (cover?.place.height ?? 1) / 2).toBeCloseTo(0, 2)
})

it('erases the lines that it touches, as one step', async () => {
  await startDrawing()
  await drawLine({ x: -80, y: 0 }, { x: 80, y: 0 })
  await drawLine({ x: -80, y: 60 }, { x: 80, y: 60 })
  const drawn = pixels()
  await tool('eraser').click()
  await drawLine({ x: 0, y: -30 }, { x: 0, y: 30 })
  await expectText(said, 'Erased')
  expect(strokes()[0]?.points.every(([, y = 0.5]) => y >= 0)).toBe(true)
  expect(strokes()).toHaveLength(1)
  expect(shareOfChanges(drawn)).toBeGreaterThan(0.001)
  await button('Undo').click()
  await expect.poll(() => shareOfChanges(drawn)).toBe(0)
})

it('is done with keys alone: Enter puts a shape in the middle or erases the last line, Escape ends', async () => {
  await startDrawing()
  await tool('ellipse').click()
  await expect.element(surface).toBeVisible()
  surface.element().focus()
  await keyboard.press('Enter')
  expect(strokes()).toMatchObject([{ kind: 'ellipse' }])
  await tool('pen').click()
  await focus(surface)
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  expect(strokes()).toMatchObject([{ kind: 'ellipse' }, { points: { length: 5 } }])
  await tool('eraser').click()
  await focus(surface)
  await keyboard.press('Enter')
  expect(strokes()).toMatchObject([{ kind: 'ellipse' }, { points: { length: 2 } }])
  await keyboard.press('Enter')
  await expectText(said, 'Erased')
  expect(strokes()).toMatchObject([{ kind: 'ellipse' }])
  await keyboard.press('Escape')
  await expectCount(surface, 0)
  await expect.element(layer('Ellipse')).toBeVisible()
})

it('lets the pointer through to the texts beside its lines', async () => {
  await startDrawing()
  await tool('box').click()
  const { width, height } = surface.element().getBoundingClientRect()
  await drawLine({ x: -width / 2 + 4, y: -height / 2 + 4 }, { x: width / 2 - 4, y: height / 2 - 4 })
  await button('Done').click()
  await layer('Up here').click()
  await expect.element(layer('Up here')).toHaveAttribute('aria-pressed', 'true')
})

it('a finger draws, two zoom, and what the first one began is taken back', async () => {
  await startDrawing()
  await commands.emulateTouch(true)
  onTestFinished(() => commands.emulateTouch(false))
  const { x, y } = await middleOf(surface)
  await touch([{ x: x - 60, y }], [{ x: x + 60, y: y + 30 }])
  await expect.poll(() => strokes().length).toBe(1)
  const before = strokes()[0]?.points
  const fingers = (apart: number) => [
    { x: x - apart, y: y - 60 },
    { x: x + apart, y: y - 60 },
  ]
  const zoom = () => window.top?.visualViewport?.scale
  await touch(fingers(60), fingers(90))
  await expect.poll(zoom).toBeGreaterThan(1.1)
  await touch(fingers(90), fingers(20))
  await expect.poll(zoom).toBe(1)
  expect(strokes()[0]?.points).toEqual(before)
})

/** Sends events of a pointer that the machine does not have, at CSS px from the middle of the picture. */
async function pointerOf(pointerType: 'pen' | 'touch', pointerId: number) {
  const element = surface.element()
  // There is no pointer with this id.
  Object.assign(element, { setPointerCapture() {} })
  const { x, y } = await middleOf(surface)
  return (type: string, at: Point, more: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType,
        button: 0,
        clientX: x + at.x,
        clientY: y + at.y,
        ...more,
      }),
    )
}

it('a pen draws as wide as it is pressed', async () => {
  await startDrawing()
  const pen = await pointerOf('pen', 77)
  pen('pointerdown', { x: -60, y: 0 }, { pressure: 0.2 })
  pen('pointermove', { x: 0, y: 0 }, { pressure: 1 })
  pen('pointerup', { x: 60, y: 0 }, { pressure: 0.2 })
  await expect.poll(() => strokes().length).toBe(1)
  expect(strokes()[0]?.points[0]?.[2]).toBeCloseTo(0.2)
})

it('a hand rests on the screen while its pen draws, and before', async () => {
  await startDrawing()
  const hand = await pointerOf('touch', 78)
  const pen = await pointerOf('pen', 77)
  hand('pointerdown', { x: 100, y: 100 })
  pen('pointerdown', { x: -60, y: 0 })
  hand('pointermove', { x: 104, y: 100 })
  pen('pointermove', { x: 0, y: 40 })
  hand('pointercancel', { x: 104, y: 100 })
  hand('pointerdown', { x: 100, y: 90 })
  pen('pointermove', { x: 60, y: 0 })
  hand('pointerup', { x: 100, y: 90 })
  pen('pointerup', { x: 60, y: 0 })
  await expect.poll(() => strokes().length).toBe(1)
  expect(strokes()[0]?.points).toHaveLength(3)
})

it('the other end of a pen erases', async () => {
  await startDrawing()
  await drawLine({ x: -80, y: 0 }, { x: 80, y: 0 })
  expect(strokes()).toHaveLength(1)
  const pen = await pointerOf('pen', 77)
  const end = { button: 5, buttons: 32 }
  pen('pointerdown', { x: 0, y: -30 }, end)
  pen('pointermove', { x: 0, y: 0 }, { ...end, button: -1 })
  pen('pointerup', { x: 0, y: 0 }, { button: 5 })
  expect(strokes()).toHaveLength(0)
  await expect.element(tool('pen')).toBeChecked()
})

const covers = () =>
  documentOf(useEditorStore.getState()).layers.filter((one) => one.type === 'cover')

it('hides what a brush touches, below the texts, as one layer, which the eraser takes', async () => {
  await openCanvas()
  await button('Draw').click()
  await tool('hide').click()
  await expect.element(page.getByText(/Gone from what you download and share/)).toBeVisible()
  await page.getByText('Black bar', { exact: true }).click()
  const before = pixels()
  await drawLine({ x: -80, y: 0 }, { x: 60, y: 40 })
  await expectText(said, 'Black bar added')
  expect(shareOfChanges(before)).toBeGreaterThan(0.005)
  await drawLine({ x: -80, y: 60 }, { x: 60, y: 60 })
  expect(covers()).toMatchObject([{ kind: 'bar', brush: { points: { length: 5 } } }])
  expect(documentOf(useEditorStore.getState()).layers[0]?.type).toBe('cover')
  const both = pixels()
  await tool('eraser').click()
  await drawLine({ x: 0, y: 50 }, { x: 0, y: 70 })
  expect(covers()).toMatchObject([{ brush: { points: { length: 2 } } }])
  await button('Undo').click()
  await expect.poll(() => shareOfChanges(both)).toBe(0)
  await button('Done').click()
  await layer('Black bar').click()
  await keyboard.press('Control+d')
  expect(covers()).toHaveLength(2)
  expect(covers()[1]?.brush).toEqual(covers()[0]?.brush)
})

it('a brush adds to a part that is hidden, which stays hidden; its options make way for the tools', async () => {
  await openCanvas()
  await button('Blur').click()
  const [box] = covers()
  const options = page.getByRole('group', { name: 'Hide with' })
  await expectCount(options, 1)
  await button('Brush').click()
  await expect.element(surface).toBeVisible()
  await expectCount(options, 1)
  await drawLine({ x: -80, y: 100 }, { x: 60, y: 100 })
  expect(covers()).toMatchObject([box, { kind: 'blur', brush: { points: { length: 2 } } }])
})

it('the tools come into sight on a phone, also from the top of the page', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 800))
  const heading = document.createElement('div')
  heading.style.height = '320px'
  document.body.prepend(heading)
  onTestFinished(() => heading.remove())
  await openCanvas()
  scrollTo(0, 0)
  await button('Draw').click()
  await expect
    .poll(() => page.css('.draw-tools').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(700)
  const [row, all] = ['.draw-tools .icon-choice', '.draw-tools'].map((one) => rectOf(page.css(one)))
  expect(row?.left).toBeGreaterThanOrEqual(all?.left ?? 0)
  expect(row?.right).toBeLessThanOrEqual(all?.right ?? 0)
})
