import { TEMPLATES_PER_PAGE, type Template } from '@memesmith/contract'
import { useEffect, useMemo, useRef } from 'react'
import useSWR from 'swr'
import { create } from 'zustand'
import { firstGalleryPage } from './first-page.ts'
import { keepListed } from './listed-templates.ts'
import { addressOf, FIRST_VIEW, type TemplateView } from './template-address.ts'
import { loadTemplatePage, type TemplatePage } from './template-page.ts'

/** Delay in ms after which pages that are shown are loaded: those that only fly past are not. */
const PAUSE_MS = 60

/** Pages after the first. They stay, so that Back finds them. */
interface LaterPages {
  /** By the address of the first page, and by number. */
  readonly loaded: ReadonlyMap<string, ReadonlyMap<number, readonly Template[]>>
  /** Addresses. */
  readonly failed: ReadonlySet<string>
}

const useLaterPages = create<LaterPages>()(() => ({ loaded: new Map(), failed: new Set() }))
const loading = new Set<string>()

/** A list of templates, of which parts are loaded. */
export interface TemplateList {
  /** Undefined where it is not loaded. */
  readonly templates: readonly (Template | undefined)[]
  readonly page: TemplatePage
}

/** The gallery as the server has rendered it. */
function prerendered(address: string): TemplatePage | undefined {
  const first = firstGalleryPage()
  return first && address === addressOf(FIRST_VIEW, 0) ? { view: FIRST_VIEW, ...first } : undefined
}

/**
 * The templates of a view. While another view is loaded, the previous one stays.
 *
 * @returns the list and the state of its first page; `show` loads the pages with some places, and
 *   `hasFailed` says whether that failed
 */
export function useTemplateList(view: TemplateView) {
  const address = addressOf(view, 0)
  const rendered = useMemo(() => prerendered(address), [address])
  const { isLoading, ...loadedNow } = useSWR<TemplatePage>(
    rendered ? null : address,
    () => loadTemplatePage(view, 0),
    { compare: Object.is },
  )
  const current = rendered ?? loadedNow.data
  const previous = useRef(current)
  useEffect(() => {
    previous.current = current ?? previous.current
  }, [current])
  const data = current ?? previous.current
  const { loaded, failed } = useLaterPages()
  const list = useMemo((): TemplateList | undefined => {
    if (data === undefined) return undefined
    const templates = new Array<Template | undefined>(data.total).fill(undefined)
    // Not page by page: there may be a thousand, of which a few are loaded.
    const later = loaded.get(addressOf(data.view, 0)) ?? []
    for (const [page, some] of [[0, data.templates] as const, ...later]) {
      for (const [index, template] of some.entries()) {
        const place = page * TEMPLATES_PER_PAGE + index
        if (place < data.total) templates[place] = template
      }
    }
    return { templates, page: data }
  }, [data, loaded])
  useEffect(() => keepListed(data?.templates ?? []), [data])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wanted = useRef({ first: 0, last: 0 })

  function loadShown(): void {
    if (list === undefined) return
    const { first, last } = wanted.current
    for (
      let page = Math.floor(first / TEMPLATES_PER_PAGE);
      // One more than is shown: scrolling and the Tab key find the next cards loaded.
      page <= Math.floor(last / TEMPLATES_PER_PAGE) + 1;
      page += 1
    ) {
      const at = page * TEMPLATES_PER_PAGE
      if (at < list.templates.length && list.templates[at] === undefined) {
        void loadLater(list.page.view, page)
      }
    }
  }

  return {
    list,
    error: rendered ? undefined : loadedNow.error,
    isLoading,
    retry: () => void loadedNow.mutate(),
    hasFailed: list !== undefined && failed.size > 0,
    show(first: number, last: number) {
      wanted.current = { first, last }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void whenPageIsLoaded().then(loadShown), PAUSE_MS)
    },
    retryLater() {
      useLaterPages.setState({ failed: new Set() })
      loadShown()
    },
  }
}

async function loadLater(view: TemplateView, page: number): Promise<void> {
  const address = addressOf(view, page)
  // A failed page is loaded again when the user asks for it.
  if (loading.has(address) || useLaterPages.getState().failed.has(address)) return
  loading.add(address)
  try {
    const { templates } = await loadTemplatePage(view, page)
    keepListed(templates)
    const list = addressOf(view, 0)
    useLaterPages.setState(({ loaded }) => ({
      loaded: new Map(loaded).set(list, new Map(loaded.get(list)).set(page, templates)),
    }))
  } catch {
    useLaterPages.setState(({ failed }) => ({ failed: new Set(failed).add(address) }))
  } finally {
    loading.delete(address)
  }
}

/** The pictures of the first page come before other pages. */
const whenPageIsLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
