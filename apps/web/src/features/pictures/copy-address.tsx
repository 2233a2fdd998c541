import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyFrom } from '../../lib/copy-from.ts'
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

/** An address that can be copied as a link, or as code that shows the picture on another page. */
export function CopyAddress({ address, alt }: CopyAddressProps) {
  const field = useRef<HTMLInputElement>(null)

  async function copy(name: string, text: string) {
    if (await copyFrom(field.current, text)) {
      notify({ title: t`Copied`, description: `${name}: ${text}` })
    } else {
      notify({
        title: t`Error`,
        description: t`This browser does not let pages copy. Select the address, and copy it.`,
        tone: 'error',
      })
    }
  }

  return (
    <div className="grid gap-2">
      <label className="field">
        <span>{t`Address`}</span>
        <input
          ref={field}
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
            <Trans>
              {name}
              <span className="sr-only"> to the clipboard</span>
            </Trans>
          </button>
        ))}
      </div>
    </div>
  )
}
