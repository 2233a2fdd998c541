import { renderToStaticMarkup } from 'react-dom/server'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, expect, it, vi } from 'vitest'
import { deleteMemes } from './delete-memes.tsx'

afterEach(() => vi.unstubAllGlobals())

const Toasts = () =>
  useToasterStore().toasts.map(({ id, visible, message }) =>
    visible && typeof message !== 'function' ? <div key={id}>{message}</div> : null,
  )

it('offers to undo what was deleted before a part could not be deleted', async () => {
  const statuses = [204, 503]
  vi.stubGlobal('fetch', async () => new Response(null, { status: statuses.shift() ?? 503 }))
  const ids = Array.from({ length: 501 }, (_, index) => index + 1)
  expect(await deleteMemes(ids)).toBe(false)
  const shown = renderToStaticMarkup(<Toasts />)
  expect(shown).toContain('Only 500 of 501 memes could be deleted. Please try again.')
  expect(shown).toContain('Undo</button>')
})
