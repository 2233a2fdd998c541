/**
 * Draws Lucide's icons.
 *
 * Problem: what Lucide 1.x draws an icon with takes 1.2 KB of the first load after gzip, most of it for what
 * this app does not use: contexts, absolute widths of strokes, strokes that do not scale.
 * Approach: the build puts this in its place (`build/lighter-libraries.ts`). The icons are Lucide's own.
 * Limits: of Lucide's own properties it knows `size` only, icons have no classes of their own, and are
 * hidden from screen readers unless they have a label.
 */
import { createElement, type ReactElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** Makes the component of an icon. */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import the default export
export default ({ node }: IconData) =>
  ({ size = 24, ...props }: IconProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
