import { isRecord } from '@memesmith/contract'

/** What a page shows first, so that it needs no call. */
interface RenderedPage<Page> {
  /** What the server has rendered; undefined if it has not rendered this page. */
  readonly get: () => Page | undefined
  /** Sets what the page is prerendered with. */
  readonly set: (page: Page | undefined) => void
}

/**
 * The data that the server has rendered into a page as JSON.
 *
 * @param id of the element that has it
 * @param read makes the data of the JSON, which is an object
 */
export function renderedPage<Page>(
  id: string,
  read: (value: Record<string, unknown>) => Page,
): RenderedPage<Page> {
  let page: Page | undefined
  return {
    get() {
      if (page === undefined && typeof document !== 'undefined') {
        const json = document.getElementById(id)?.textContent
        const value: unknown = json ? JSON.parse(json) : undefined
        page = isRecord(value) ? read(value) : undefined
      }
      return page
    },
    set(first) {
      page = first
    },
  }
}
