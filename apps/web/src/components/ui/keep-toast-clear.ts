/**
 * Places toasts where they cover nothing important.
 *
 * Problem: no corner is free on every page. Headings and tabs are at the top, on phones the
 * editor's buttons are at the bottom, and the focused field may be anywhere.
 * Approach: the toast is as low as possible without touching any of these. It moves when one of
 * them gets under it: by scrolling, by Tab, or because the page changed.
 * Limits: on a screen without free space the toast covers what is least important.
 */
import { lowestFreeTop } from './lowest-free-top.ts'

/** What toasts must not cover on a page, besides the focus; the most important first. */
const KEPT_ON_PAGE = [
  '.menu',
  '.editor-actions',
  'h1, [role="tablist"], .stage-picture',
  'header',
  'h2, .button-primary',
  'input, textarea, .color-swatches, main .button',
]
/** What toasts must not cover in a dialog. */
const KEPT_IN_DIALOG = ['a, button', 'h2, p, input']

const EVENTS = ['scroll', 'resize', 'focusin']
/** Elements also move without an event: a picture loads, a message appears above them. */
const CHECK_MS = 250

/**
 * Places a region with a toast, and moves it when it covers something important.
 *
 * @param region fixed on the screen, and as large as its toast
 * @param dialog the dialog that is open over the page, or null for none
 * @returns a function that stops this
 */
export function keepToastClear(region: HTMLElement, dialog: Element | null): () => void {
  region.style.top = ''
  const place = () => placeRegion(region, dialog)
  place()
  const changes = new ResizeObserver(place)
  changes.observe(document.body)
  changes.observe(region)
  const timer = setInterval(place, CHECK_MS)
  let frame = 0
  const onEvent = ({ type }: Event) => {
    place()
    // A menu that opens has the focus before it has its place.
    if (type === 'focusin') frame = requestAnimationFrame(place)
  }
  const targets = [window, window.visualViewport]
  for (const target of targets) {
    for (const type of EVENTS) target?.addEventListener(type, onEvent, true)
  }
  return () => {
    clearInterval(timer)
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const target of targets) {
      for (const type of EVENTS) target?.removeEventListener(type, onEvent, true)
    }
  }
}

function placeRegion(region: HTMLElement, dialog: Element | null): void {
  const { style } = region
  const focus = document.activeElement
  const isInUse = region.contains(focus) || region.matches(':active')
  // The toast must not move while its buttons are in use.
  if (style.top !== '' && isInUse) return

  const { top, bottom, left, right, height } = region.getBoundingClientRect()
  // A phone's on-screen keyboard makes the visible area smaller.
  const { offsetTop, height: visible } = window.visualViewport ?? {
    offsetTop: 0,
    height: innerHeight,
  }
  const screen = { top: offsetTop, bottom: offsetTop + visible }
  const boxesOf = (elements: Iterable<Element>) =>
    Array.from(elements, (element) => element.getBoundingClientRect()).filter(
      (box) => box.width > 0 && box.left < right && box.right > left,
    )

  // Headings and panels can have the focus too, but they are not controls.
  const isControl = focus?.matches('a, button, input, textarea, [role="tab"]') && !isInUse
  const obstacles = isControl && focus ? boxesOf([focus]) : []
  let lowest = screen.bottom - height
  for (const selector of dialog === null ? KEPT_ON_PAGE : KEPT_IN_DIALOG) {
    const kept = Array.from((dialog ?? document).querySelectorAll(selector))
    obstacles.push(...boxesOf(kept.filter((element) => !region.contains(element))))
    lowest = lowestFreeTop(height, screen, obstacles) ?? lowest
  }
  const isFree =
    top >= screen.top &&
    bottom <= screen.bottom &&
    obstacles.every((box) => box.top >= bottom || box.bottom <= top)
  // The toast stays where it is if that place is free.
  if (style.top === '' || !isFree) style.top = `${lowest}px`
}
