/**
 * A drag of the selected layer with one pointer, or with two fingers that scale and turn it.
 *
 * While it lasts, the layer is `live` in the canvas store. The draft changes once, at the end.
 */
import type { MemeSize } from '@memesmith/meme-render'
import { renderLater } from '../../../lib/render-later.ts'
import { announceTail, tailAt } from '../bubble/tail-place.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { ownStep } from '../history/own-step.ts'
import { findLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import {
  type Area,
  boxOf,
  type Handle,
  isCorner,
  moveArea,
  type Point,
  pinchArea,
  resizeArea,
  turnArea,
} from './area.ts'
import { useCanvasStore } from './canvas-store.ts'
import { announcePlace, selectLayer } from './layer-actions.ts'
import { placeInLayers, scaledFontSize } from './place-layer.ts'
import { type Guide, type SnapTargets, snapMove, snapResize, snapTargets } from './snap.ts'

/** What a drag does: it moves or turns the layer, or moves the sides at a handle, or the tail of a bubble. */
export type GestureKind = 'move' | 'tail' | 'turn' | Handle

/** The pointer has to move this far before a drag begins, in CSS px: a click is none. */
const THRESHOLD = 4
/** Distance within which a layer snaps, in CSS px. */
const SNAP_REACH = 6
/** With Shift, a rotation is a multiple of this angle. */
const TURN_STEP = 15

interface GestureOptions {
  /** The element that covers the picture exactly. */
  readonly overlay: HTMLElement
  readonly size: MemeSize
  readonly dragged: EditorLayer
  /** Its area now. */
  readonly area: Area
  /** The areas of the other visible layers. */
  readonly others: readonly Area[]
  readonly kind: GestureKind
}

let isUnderWay = false

/**
 * Whether a gesture is under way. A second finger belongs to it, whatever layer it is put down on.
 */
export const isGesturing = (): boolean => isUnderWay

/** Follows the pointer of the event until it is released. Escape cancels. */
export function startGesture(event: PointerEvent, options: GestureOptions): void {
  if (isUnderWay) return
  isUnderWay = true
  const { overlay, size, others, kind } = options
  const { id, layer } = options.dragged
  const targets: SnapTargets = snapTargets(size, others)
  const pointers = new Map<number, Point>([[event.pointerId, pointOf(event)]])
  /** The area and the pointers since a finger was last put down or lifted. */
  let base = { area: options.area, points: [...pointers.values()] }
  let current = options.area
  // A finger that only taps does not change what it was put down on.
  let hasBegun = kind !== 'move' && event.pointerType !== 'touch'
  let isPinched = false
  const isResize = kind !== 'move' && kind !== 'turn' && kind !== 'tail'
  const end = new AbortController()
  const { signal } = end

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width } = overlay.getBoundingClientRect()
    const scale = size.width / width
    return { x: (clientX - left) * scale, y: (clientY - top) * scale }
  }

  const rebase = () => {
    base = { area: current, points: [...pointers.values()] }
  }

  /** A corner scales a layer; Shift, or a text that fits its box, frees its sides. */
  const isScaling = (held: GestureKind, isShift: boolean): boolean =>
    held !== 'move' &&
    held !== 'turn' &&
    held !== 'tail' &&
    isCorner(held) &&
    isShift === (layer.type === 'caption' && layer.fontSize === 'fit')

  function change(move: PointerEvent): { readonly area: Area; readonly guides: readonly Guide[] } {
    const [from, secondFrom] = base.points
    const [to, secondTo] = pointers.values()
    if (from === undefined || to === undefined) return { area: current, guides: [] }
    if (secondFrom !== undefined && secondTo !== undefined) {
      const fingers = { from: [from, secondFrom], to: [to, secondTo] } as const
      return { area: pinchArea(base.area, fingers), guides: [] }
    }
    const way = { x: to.x - from.x, y: to.y - from.y }
    const reach = move.altKey ? 0 : (SNAP_REACH * size.width) / overlay.clientWidth
    if (kind === 'tail') return { area: current, guides: [] }
    if (kind === 'turn') {
      return { area: turnArea(base.area, from, to, move.shiftKey ? TURN_STEP : 0), guides: [] }
    }
    if (kind === 'move') {
      const moved = moveArea(base.area, straightened(way, move.shiftKey))
      const { by, guides } = snapMove(moved, targets, reach)
      return { area: moveArea(moved, by), guides: move.altKey ? [] : guides }
    }
    const keepsRatio = isScaling(kind, move.shiftKey)
    const resized = resizeArea(base.area, kind, way, keepsRatio)
    if (keepsRatio) return { area: resized, guides: [] }
    const { by, guides } = snapResize(resized, kind, targets, reach)
    const snapped = resizeArea(base.area, kind, { x: way.x + by.x, y: way.y + by.y }, false)
    return { area: snapped, guides: move.altKey ? [] : guides }
  }

  function onMove(move: PointerEvent): void {
    if (!pointers.has(move.pointerId)) return
    pointers.set(move.pointerId, pointOf(move))
    if (!hasBegun) {
      const [from] = base.points
      const to = pointOf(move)
      const way = from === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y)
      if (pointers.size === 1 && way < (THRESHOLD * size.width) / overlay.clientWidth) return
      hasBegun = true
    }
    const { area, guides } = change(move)
    current = area
    const scale = area.height / options.area.height
    const scalesText = isPinched || isScaling(kind, move.shiftKey)
    const fontSize = scalesText ? scaledFontSize(layer, scale) : undefined
    const tail = kind === 'tail' ? tailAt(area, pointOf(move), size) : undefined
    renderLater(() =>
      useCanvasStore.setState({
        live: { id, place: boxOf(area, size, layer.type), fontSize, tail },
        guides,
      }),
    )
  }

  function onDown(down: PointerEvent): void {
    // The first event itself also comes here.
    if (
      kind === 'tail' ||
      down.pointerType !== 'touch' ||
      pointers.size > 1 ||
      pointers.has(down.pointerId)
    )
      return
    pointers.set(down.pointerId, pointOf(down))
    hasBegun = true
    isPinched = true
    rebase()
  }

  function onUp(up: PointerEvent): void {
    if (!pointers.delete(up.pointerId)) return
    if (pointers.size > 0) {
      rebase()
      return
    }
    finish(true)
    if (!hasBegun) tapBelow(up, kind)
  }

  function finish(isKept: boolean): void {
    end.abort()
    isUnderWay = false
    const { live } = useCanvasStore.getState()
    if (live !== null) ignoreClick()
    const isThere = findLayer(useEditorStore.getState().layers, id) !== undefined
    if (isKept && live !== null && isThere) {
      useEditorStore.getState().edit(ownStep(), ({ layers }) => ({
        layers: placeInLayers(layers, id, {
          ...live,
          isResized: isResize && live.fontSize === undefined,
        }),
      }))
      if (live.tail === undefined) announcePlace(options.dragged, current)
      else announceTail(current, live.tail)
    }
    useCanvasStore.setState({ live: null, guides: [] })
  }

  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerdown', onDown, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', (up) => pointers.has(up.pointerId) && finish(false), { signal })
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      finish(false)
    },
    { signal, capture: true },
  )
}

/**
 * The handles of the selected layer lie over layers, and a finger covers more than a handle. A tap on
 * one selects what lies below. A tap that selects a layer counts as a tap on it, even if the new handles
 * receive it.
 */
function tapBelow({ clientX, clientY }: PointerEvent, kind: GestureKind): void {
  const [top, ...rest] = document.elementsFromPoint(clientX, clientY)
  const below = rest.find((element) => element.matches('[data-layer]:enabled'))
  if (!(below instanceof HTMLElement && top?.matches('.layer-handle'))) return
  if (kind === 'move') below.click()
  else selectLayer(below.dataset.layer ?? null)
}

/** A drag that ends over the layer is no click on it. */
function ignoreClick(): void {
  const ignored = new AbortController()
  addEventListener('click', (click) => click.stopPropagation(), {
    signal: ignored.signal,
    capture: true,
  })
  // The browser sends the click right after the pointer's release.
  setTimeout(() => ignored.abort())
}

/** With Shift, a layer moves only horizontally or only vertically. */
const straightened = ({ x, y }: Point, isStraight: boolean): Point => {
  if (!isStraight) return { x, y }
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}
