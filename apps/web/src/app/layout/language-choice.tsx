import { t } from '@lingui/core/macro'
import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'

/** The button for another language. Few people press it, so what it opens is loaded then. */
export function LanguageChoice({ className }: { readonly className: string }) {
  const isSignedIn = useCurrentUser().status === 'signed-in'
  const [dialog, setDialog] = useState<ReactNode>(null)
  async function open() {
    const { LanguageDialog } = await import('./language-dialog.tsx')
    setDialog(<LanguageDialog isSignedIn={isSignedIn} onClose={() => setDialog(null)} />)
  }
  return (
    <>
      <button
        type="button"
        className={`button button-plain ${className}`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Languages aria-hidden />
        <span className="lg:sr-only">{t`Language`}</span>
      </button>
      {dialog}
    </>
  )
}
