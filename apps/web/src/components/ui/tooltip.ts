/**
 * The tooltip of buttons. The whole page shares one: a component for each button would take most of
 * the time in which a card renders.
 *
 * It opens after a delay with a mouse, and at once for a button reached by keyboard. It stays while the
 * pointer is on the button or on the tooltip. Escape, a click and scrolling close it.
 */

/** Spec §9. */
const OPEN_DELAY_MS = 700
/** The time in which the pointer may move from the button to the tooltip. */
const CLOSE_DELAY_MS = 120
/** The gap between the button, the tooltip and the edge of the screen, in px. */
const GAP = 8

const ID = 'tooltip'

let tip: HTMLElement | undefined
let target: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Opens the tooltip of a button after the delay; for the keyboard, at once. */
export function openTooltip(button: HTMLElement, text: string, isAtOnce = false): void {
  clearTimeout(timer)
  if (button === target) return
  if (isAtOnce) show(button, text)
  else timer = setTimeout(() => show(button, text), OPEN_DELAY_MS)
}

/** Closes the tooltip after a moment, unless the pointer is on it by then. */
export function leaveTooltip(): void {
  clearTimeout(timer)
  timer = setTimeout(closeTooltip, CLOSE_DELAY_MS)
}

/** Closes the tooltip, or cancels its opening. */
export function closeTooltip(): void {
  clearTimeout(timer)
  target?.removeAttribute('aria-describedby')
  target = undefined
  tip?.remove()
  removeEventListener('keydown', onKey, { capture: true })
  removeEventListener('scroll', closeTooltip, { capture: true })
  removeEventListener('pointerover', onPointerOver)
}

function show(button: HTMLElement, text: string): void {
  closeTooltip()
  if (!button.isConnected) return
  target = button
  tip ??= createTip()
  tip.textContent = text
  // Inside a landmark, because all content must be in one, or in the dialog that makes the rest inert.
  const area = button.closest('dialog') ?? document.getElementById('main') ?? document.body
  area.append(tip)
  // Above everything. Older browsers show it without.
  tip.showPopover?.()
  place(tip, button)
  button.setAttribute('aria-describedby', ID)
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('scroll', closeTooltip, { capture: true, passive: true })
  addEventListener('pointerover', onPointerOver, { passive: true })
}

function createTip(): HTMLElement {
  const element = document.createElement('div')
  element.id = ID
  element.role = 'tooltip'
  element.popover = 'manual'
  element.className =
    'tooltip fixed z-50 m-0 rounded-lg bg-ink px-2.5 py-1 text-sm font-semibold text-paper'
  return element
}

/** Above the button, or below it if there is no room. */
function place(element: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect()
  const { width: tipWidth, height } = element.getBoundingClientRect()
  const end = document.documentElement.clientWidth - tipWidth - GAP
  const x = Math.max(GAP, Math.min(left + (width - tipWidth) / 2, end))
  const y = top - height - GAP
  Object.assign(element.style, {
    inset: 'auto',
    left: `${x}px`,
    top: `${y >= GAP ? y : bottom + GAP}px`,
  })
}

/** The key closes only the tooltip; a dialog below it stays open. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  closeTooltip()
}

/** The button may have been removed, and a removed element gets no pointerleave. */
function onPointerOver({ target: over }: PointerEvent): void {
  if (!(over instanceof Node) || tip?.contains(over)) clearTimeout(timer)
  else if (!target?.contains(over)) leaveTooltip()
}
