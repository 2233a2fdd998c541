import { t } from '@lingui/core/macro'
import type { MemeSize, Stroke } from '@memesmith/meme-render'
import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { within } from '../canvas/area.ts'
import { useCanvasStore } from '../canvas/canvas-store.ts'
import { Announcement } from '../canvas/layer-overlay.tsx'
import { ownStep } from '../history/own-step.ts'
import { STROKE_NAMES } from '../layers/stroke-names.ts'
import { type DrawTool, endDrawing, useDrawStore } from './draw-store.ts'
import { eraseAt, eraseLast } from './erase-at.ts'
import {
  type GrowingLine,
  lineFrom,
  pointsOfDone,
  pointsOfGrowing,
  withPoints,
} from './growing-line.ts'
import { beginDrawing, keepDrawn } from './keep-drawn.ts'
import type { DrawnPoint } from './simplify-line.ts'
import {
  coverOfPoints,
  type Drawn,
  growingStroke,
  roomOf,
  strokeOfPoints,
} from './stroke-of-points.ts'

/** The pointer has to move this far for a shape, in meme pixels. */
const MIN_SHAPE = 4

/** The other end of a pen (Pointer Events 3, 5.1.1.3). */
const PEN_ERASER = { button: 5, buttons: 32 } as const

/** What is being drawn, from the pointer's going down to its going up. */
interface Line {
  readonly pointer: number
  readonly isPen: boolean
  /** That of the other end of a pen is the eraser. */
  readonly tool: DrawTool
  readonly group: string
  drawn: GrowingLine
}

/** Takes what is drawn on the picture and its bars. */
export function DrawSurface({ size }: { readonly size: MemeSize }) {
  const surface = useRef<HTMLButtonElement>(null)
  const line = useRef<Line>(undefined)
  const tool = useDrawStore((store) => store.tool)
  /** With its bars. */
  const whole = useCanvasStore(({ layout }) => layout?.size) ?? size

  const cancel = useCallback(() => {
    line.current = undefined
    useCanvasStore.setState({ drawn: null })
  }, [])

  useEffect(() => {
    beginDrawing()
    surface.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (line.current === undefined) endDrawing()
      cancel()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      cancel()
    }
  }, [cancel])

  const pointsOf = (
    events: readonly {
      readonly clientX: number
      readonly clientY: number
      readonly pointerType: string
      readonly pressure: number
    }[],
  ) => {
    const box = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const { top, bottom } = roomOf(whole)
    const height = whole.pixelHeight / whole.density
    const above = whole.above / whole.density
    return events.map(({ clientX, clientY, pointerType, pressure }) => ({
      x: within([0, size.width], ((clientX - box.left) / box.width) * size.width),
      y: within([top, bottom], ((clientY - box.top) / box.height) * height - above),
      pressure: pointerType === 'pen' && pressure > 0 ? pressure : 1,
    }))
  }

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const isEraser = event.button === PEN_ERASER.button || (event.buttons & PEN_ERASER.buttons) > 0
    if ((event.button !== 0 && !isEraser) || tool === null) return
    const isPen = event.pointerType === 'pen'
    if (line.current !== undefined) {
      // A pen draws: this is the hand that rests on the screen.
      if (line.current.isPen) return
      cancel()
      // A second finger means to zoom. A pen draws: the first one was the hand.
      if (!isPen) return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    const [point] = pointsOf([event])
    if (point === undefined) return
    line.current = {
      pointer: event.pointerId,
      isPen,
      tool: isEraser ? 'eraser' : tool,
      group: ownStep(),
      drawn: lineFrom(point),
    }
    if (line.current.tool === 'eraser') eraseAt(point, size, line.current.group)
    else show(line.current.tool, event.shiftKey)
  }

  const onPointerMove = (event: PointerEvent) => {
    const { current } = line
    if (current?.pointer !== event.pointerId) return
    const events = event.nativeEvent.getCoalescedEvents?.() ?? []
    const points = pointsOf(events.length > 0 ? events : [event.nativeEvent])
    if (current.tool === 'eraser') {
      for (const point of points) eraseAt(point, size, current.group)
      return
    }
    current.drawn = withPoints(current.drawn, points)
    show(current.tool, event.shiftKey)
  }

  const show = (kind: Exclude<DrawTool, 'eraser'>, isShift: boolean) => {
    if (line.current === undefined) return
    const points = pointsOfGrowing(line.current.drawn)
    const isGrowing = (kind === 'pen' || kind === 'highlighter') && !isShift
    useCanvasStore.setState({
      drawn: isGrowing
        ? growingStroke({ ...lookOfStyle(), kind }, points, size, roomOf(whole))
        : drawnOf(kind, points, size, isShift),
    })
  }

  const onPointerUp = (event: PointerEvent) => {
    const { current } = line
    if (current?.pointer !== event.pointerId) return
    const points = pointsOfDone(current.drawn)
    cancel()
    if (current.tool === 'eraser') return
    const drawn = drawnOf(current.tool, points, size, event.shiftKey)
    if (drawn !== null) keepDrawn(drawn, size)
  }

  return (
    <div className="layer-overlay draw-area">
      <button
        ref={surface}
        type="button"
        className="draw-surface"
        aria-label={labelOf(tool)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={({ pointerId }) => {
          if (line.current?.pointer === pointerId) cancel()
        }}
        onClick={(event) => {
          // A press of a key.
          if (event.detail !== 0 || tool === null) return
          if (tool === 'eraser') eraseLast(size)
          else drawInMiddle(tool, size)
        }}
      />
      <Announcement />
    </div>
  )
}

function labelOf(tool: DrawTool | null): string {
  if (tool === null) return t`Drawing area`
  if (tool === 'eraser') return t`Drawing area. Enter erases the last line.`
  const name = tool === 'hide' ? t`Hidden part` : STROKE_NAMES[tool]()
  return t`Drawing area. Enter puts one in the middle: ${name}`
}

/** A shape in the middle, for those who draw with the keyboard: it is moved and resized like others. */
function drawInMiddle(tool: Exclude<DrawTool, 'eraser'>, size: MemeSize): void {
  const at = (x: number, y: number) => ({ x: x * size.width, y: y * size.height, pressure: 1 })
  const isFlat = tool === 'highlighter' || tool === 'line' || tool === 'pen' || tool === 'hide'
  const drawn = drawnOf(
    tool,
    [at(0.35, isFlat ? 0.5 : 0.6), at(0.65, isFlat ? 0.5 : 0.4)],
    size,
    false,
  )
  if (drawn !== null) keepDrawn(drawn, size)
}

/** What every stroke has of the chosen style. */
function lookOfStyle() {
  const { color, outlineColor, width } = useDrawStore.getState().style
  const outline = outlineColor === undefined ? {} : { outlineColor }
  return { type: 'stroke' as const, color, ...outline, width }
}

/** @returns null for a shape that is too small to be meant */
function drawnOf(
  kind: Exclude<DrawTool, 'eraser'>,
  points: readonly DrawnPoint[],
  size: MemeSize,
  isStraight: boolean,
): Drawn | null {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const kept = isStraight ? [first, last] : points
  if (kind === 'hide') return coverOfPoints(useDrawStore.getState().hiding, [kept], size)
  const look = { ...lookOfStyle(), kind }
  if (kind === 'pen' || kind === 'highlighter') return strokeOfPoints(look, [kept], size)
  const end = isStraight ? straighten(first, last, kind) : last
  if (Math.hypot(end.x - first.x, end.y - first.y) < MIN_SHAPE) return null
  return strokeOfPoints(
    look,
    [
      [
        { ...first, pressure: 1 },
        { ...end, pressure: 1 },
      ],
    ],
    size,
  )
}

/** With Shift, lines have angles of 45°, and boxes and ellipses equal sides. */
function straighten(from: DrawnPoint, to: DrawnPoint, kind: Stroke['kind']): DrawnPoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (kind === 'box' || kind === 'ellipse') {
    const side = Math.max(Math.abs(dx), Math.abs(dy))
    return { ...to, x: from.x + side * Math.sign(dx || 1), y: from.y + side * Math.sign(dy || 1) }
  }
  const angle = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * Math.PI) / 4
  const length = Math.hypot(dx, dy)
  return { ...to, x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) }
}
