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

it.each(['', 'who?', '{"message":"Please sign in"}'])(
  '§8, §9 on a 401 with the body “%s”, leads to the login page after 1 second',
  async (body) => {
    vi.useFakeTimers()
    const replace = vi.fn()
    vi.stubGlobal('history', { state: null })
    vi.stubGlobal('location', { pathname: '/dashboard', search: '', replace })
    vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }))
    expect(await deleteMemes([1])).toBe(false)
    const shown = renderToStaticMarkup(<Toasts />)
    expect(shown).toContain('Unauthorized')
    expect(shown).toContain('You need to log in again. Redirecting...')
    vi.advanceTimersByTime(999)
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fdashboard')
    vi.useRealTimers()
  },
)
