import type { Page } from 'playwright/test'

/** A call of the browser's sharing or clipboard API. */
export interface Shared {
  readonly by: 'share' | 'write' | 'writeText'
  /** Whether the call was made while the click was being handled. */
  readonly inClick: boolean
  readonly title?: string | undefined
  readonly url?: string | undefined
  readonly text?: string
  /** Names, types and first bytes of the files. */
  readonly files?: readonly string[]
  readonly types?: readonly string[]
}

interface Abilities {
  /** What `navigator.share` accepts; it is missing if this is undefined. */
  readonly native?: 'files' | 'urls'
  /** Name of the error that native sharing throws. */
  readonly failsWith?: string
}

/**
 * Replaces the sharing and clipboard APIs of pages that are opened later, and records their calls.
 * `shareWith` changes what a page that is open can do.
 */
export async function watchSharing(page: Page, abilities: Abilities = {}): Promise<void> {
  await page.addInitScript((abilities: Abilities) => {
    const shared: Shared[] = []
    Object.assign(window, { shared })
    let inClick = false
    addEventListener(
      'click',
      () => {
        inClick = true
      },
      { capture: true },
    )
    // Runs as the last handler of the click.
    addEventListener('click', () => {
      inClick = false
    })

    const { ClipboardItem: Item } = window
    window.ClipboardItem = class extends Item {
      constructor(items: ConstructorParameters<typeof ClipboardItem>[0]) {
        super(items)
        shared.push({ by: 'write', inClick, types: Object.keys(items) })
      }
    }
    const { clipboard } = navigator
    const writeText = clipboard.writeText.bind(clipboard)
    clipboard.writeText = async (text) => {
      shared.push({ by: 'writeText', inClick, text })
      await writeText(text)
    }
    window.setAbilities = ({ native, failsWith }) => {
      shared.length = 0
      const natively = native && {
        canShare: (data?: ShareData) => native === 'files' || data?.files === undefined,
        async share({ title, url, files }: ShareData) {
          const descriptions = files?.map(async (file) => {
            const head = new Uint8Array(await file.slice(1, 4).arrayBuffer())
            return `${file.name} ${file.type} ${String.fromCharCode(...head)}`
          })
          const described = descriptions && { files: await Promise.all(descriptions) }
          shared.push({ by: 'share', inClick, title, url, ...described })
          if (failsWith) throw new DOMException('no', failsWith)
        },
      }
      for (const name of ['share', 'canShare'] as const) {
        Object.defineProperty(navigator, name, { value: natively?.[name], configurable: true })
      }
    }
    window.setAbilities(abilities)
  }, abilities)
}

/** Changes what the open page can share, and forgets the calls so far. */
export const shareWith = (page: Page, abilities: Abilities): Promise<void> =>
  page.evaluate((abilities) => window.setAbilities?.(abilities), abilities)

export const sharedBy = (page: Page): Promise<readonly Shared[]> =>
  page.evaluate(() => window.shared ?? [])

declare global {
  interface Window {
    shared?: readonly Shared[]
    setAbilities?: (abilities: Abilities) => void
  }
}
