/** What is drawn by hand, as users read it. */
export const STROKE_NAMES = {
  pen: 'Drawing',
  highlighter: 'Highlight',
  arrow: 'Arrow',
  line: 'Line',
  box: 'Box',
  ellipse: 'Ellipse',
} as const
