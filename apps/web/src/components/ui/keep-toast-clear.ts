/**
 * Puts toasts where they hide nothing that matters.
 *
 * Problem: no corner is free on every page. At the top are headings and tabs, at the bottom of a
 * phone the editor's buttons, and the field that has the focus may be anywhere.
 * Approach: the toast lies as low as it can without touching any of these, and moves when one of
 * them comes under it: by scrolling, by Tab, or because the page changed.
 * Limits: a screen may be too full. Then the toast covers what is least important.
 */
import { lowestFreeTop } from './lowest-free-top.ts'

/** What stays in sight on a page besides the focus, the most important first. */
const KEPT_ON_PAGE = [
  '.editor-actions',
  'h1, [role="tablist"], .stage-picture',
  'header',
  'h2, .button-primary',
]
/** What stays in sight in a dialog. */
const KEPT_IN_DIALOG = ['a, button', 'h2, p, input']

const EVENTS = ['scroll', 'resize', 'focusin']

/**
 * Places a region with a toast in it, and moves it whenever it comes to hide something.
 *
 * @param region fixed on the screen, and as large as its toast
 * @param dialog that is open over the page, or null for none
 * @returns a function that ends this
 */
export function keepToastClear(region: HTMLElement, dialog: Element | null): () => void {
  region.style.top = ''
  const place = () => placeRegion(region, dialog)
  place()
  const changes = new ResizeObserver(place)
  changes.observe(document.body)
  changes.observe(region)
  const targets = [window, window.visualViewport]
  for (const target of targets) {
    for (const type of EVENTS) target?.addEventListener(type, place, true)
  }
  return () => {
    changes.disconnect()
    for (const target of targets) {
      for (const type of EVENTS) target?.removeEventListener(type, place, true)
    }
  }
}

function placeRegion(region: HTMLElement, dialog: Element | null): void {
  const { style } = region
  const focus = document.activeElement
  const isInUse = region.contains(focus) || region.matches(':active')
  // Its buttons stay where they are being pressed.
  if (style.top !== '' && isInUse) return

  const { top, bottom, left, right, height } = region.getBoundingClientRect()
  // A phone's keyboard leaves less of the page in sight.
  const { offsetTop, height: visible } = window.visualViewport ?? {
    offsetTop: 0,
    height: innerHeight,
  }
  const screen = { top: offsetTop, bottom: offsetTop + visible }
  const boxesOf = (elements: Iterable<Element>) =>
    Array.from(elements, (element) => element.getBoundingClientRect()).filter(
      (box) => box.width > 0 && box.left < right && box.right > left,
    )

  // Headings and whole panels can have the focus, too, but nothing is done with them.
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
  // Where it is free it stays: nobody has to follow it about.
  if (style.top === '' || !isFree) style.top = `${lowest}px`
}
