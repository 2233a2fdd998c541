import { t } from '@lingui/core/macro'
import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { LanguageChoice } from './language-choice.tsx'
import { NavLinks } from './nav-links.tsx'

/**
 * The navigation on small screens. A modal `dialog` traps the focus, and restores it on closing.
 */
export function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon lg:hidden"
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden />
      </button>
      <dialog
        ref={dialog}
        aria-label={t`Menu`}
        className="side-menu"
        onClick={(event) => {
          if (event.target === event.currentTarget) close()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <nav aria-label={t`Menu`} className="flex h-full flex-col items-stretch gap-2 px-4 py-3">
          <button
            type="button"
            className="button button-plain button-icon mb-2 self-end"
            aria-label={t`Close menu`}
            onClick={close}
          >
            <X aria-hidden />
          </button>
          <NavLinks onFollow={close} />
          <LanguageChoice className="mt-auto" />
        </nav>
      </dialog>
    </>
  )
}
