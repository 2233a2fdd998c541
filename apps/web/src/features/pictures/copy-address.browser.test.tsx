import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { CopyAddress } from './copy-address.tsx'

const ADDRESS = 'http://192.168.7.7:3000/images/fry/a_(b).png'

let copied: string | undefined
const keepCopied = ({ clipboardData }: ClipboardEvent) => {
  copied = clipboardData?.getData('text/plain')
}
beforeEach(() => {
  copied = undefined
  window.addEventListener('copy', keepCopied)
})
afterEach(() => {
  window.removeEventListener('copy', keepCopied)
  vi.restoreAllMocks()
})

it('is copied in each form where the browser has no clipboard API, as over plain http', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.create(null))
  mount(<CopyAddress address={ADDRESS} alt="Fry [doubts]" />)
  const forms = {
    URL: ADDRESS,
    Markdown: '![Fry doubts](http://192.168.7.7:3000/images/fry/a_%28b%29.png)',
    HTML: `<img src="${ADDRESS}" alt="Fry [doubts]">`,
    BBCode: `[img]${ADDRESS}[/img]`,
  }
  for (const [name, text] of Object.entries(forms)) {
    await page.getByRole('button', { name }).click()
    expect(copied).toBe(text)
  }
})
