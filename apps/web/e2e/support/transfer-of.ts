import type { Page } from 'playwright/test'

/** A file as drag and drop or the clipboard provides it. */
export const transferOf = (page: Page, buffer: Buffer, name: string, type: string) =>
  page.evaluateHandle(
    async ({ base64, name, type }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { base64: buffer.toString('base64'), name, type },
  )
