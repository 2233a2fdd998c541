/** Elements that have a use for the canvas's keys themselves. */
const FIELDS =
  'input, textarea, select, summary, [contenteditable], dialog, [role="dialog"], [role="menu"]'

/** Whether an event is meant for a field, a menu or a dialog rather than for the canvas. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null
