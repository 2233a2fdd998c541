import { Copy } from 'lucide-react'
import { notify } from '../../lib/notify.tsx'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** How an address is written in other places, by the name of its button. */
const FORMS: Readonly<Record<string, (address: string, alt: string) => string>> = {
  URL: (address) => address,
  Markdown: (address, alt) =>
    `![${alt.replace(/[[\]\\]/g, '')}](${address.replace(/[()]/g, encodeParenthesis)})`,
  HTML: (address, alt) => `<img src="${escaped(address)}" alt="${escaped(alt)}">`,
  BBCode: (address) => `[img]${address}[/img]`,
}

const encodeParenthesis = (char: string): string => (char === '(' ? '%28' : '%29')

interface CopyAddressProps {
  readonly address: string
  /** Describes the picture. */
  readonly alt: string
}

/** An address, to copy as a link, or as what shows the picture elsewhere. */
export const CopyAddress = ({ address, alt }: CopyAddressProps) => (
  <div className="grid gap-2">
    <label className="field">
      <span>Address</span>
      <input
        className="input font-mono"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </label>
    <div className="flex flex-wrap gap-2">
      {Object.entries(FORMS).map(([name, write]) => (
        <button
          key={name}
          type="button"
          className="button button-small"
          onClick={() => void copy(name, write(address, alt))}
        >
          <Copy aria-hidden size={16} />
          {name}
          <span className="sr-only"> to the clipboard</span>
        </button>
      ))}
    </div>
  </div>
)

async function copy(name: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ title: 'Copied', description: `${name}: ${text}` })
  } catch {
    notify({
      title: 'Error',
      description: 'This browser does not let pages copy. Select the address, and copy it.',
      tone: 'error',
    })
  }
}
