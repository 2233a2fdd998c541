import { t } from '@lingui/core/macro'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'
import { changeLanguage } from '../../lib/languages/change-language.ts'
import { spokenLanguage } from '../../lib/languages/i18n.ts'
import { LANGUAGE_CHOICES } from '../../lib/languages/language-choices.ts'

interface LanguageDialogProps {
  readonly isSignedIn: boolean
  readonly onClose: () => void
}

/** The languages, each named in itself. */
export const LanguageDialog = ({ isSignedIn, onClose }: LanguageDialogProps) => (
  <ModalDialog title={t`Language`} onClose={onClose}>
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {LANGUAGE_CHOICES.map(({ tag, name }) => (
        <li key={tag} className="grid">
          <button
            type="button"
            lang={tag}
            className={`button button-small ${tag === spokenLanguage() ? 'button-sun' : ''}`}
            aria-current={tag === spokenLanguage()}
            onClick={() => void changeLanguage(tag, isSignedIn)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
    <div className="mt-5 flex justify-end">
      <button type="button" className="button" onClick={onClose}>
        {t`Cancel`}
      </button>
    </div>
  </ModalDialog>
)
