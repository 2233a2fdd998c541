import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon from './lucide-icon.ts'

const Menu = createIcon({ node: [['path', { d: 'M4 5h16', key: 'a' }]] })

it('an icon is drawn in the color and size that it is given', () => {
  const html = renderToStaticMarkup(createElement(Menu, { size: 18, className: 'big' }))
  expect(html).toContain('width="18" height="18" viewBox="0 0 24 24"')
  expect(html).toContain('stroke="currentColor" stroke-width="2"')
  expect(html).toContain('class="big"><path d="M4 5h16"></path></svg>')
})

it('an icon is hidden from screen readers unless it has a label', () => {
  expect(renderToStaticMarkup(createElement(Menu))).toContain('aria-hidden="true"')
  expect(
    renderToStaticMarkup(createElement(Menu, { role: 'img', 'aria-label': 'Locked' })),
  ).not.toContain('aria-hidden')
})
