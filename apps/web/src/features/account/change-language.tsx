import { t } from '@lingui/core/macro'
import { changeLanguage } from '../../lib/languages/change-language.ts'
import { spokenLanguage } from '../../lib/languages/i18n.ts'
import { LANGUAGE_CHOICES } from '../../lib/languages/language-choices.ts'
import { AccountSection } from './account-section.tsx'

/** The choice of the language in which the site speaks to the user. */
export const ChangeLanguage = () => (
  <AccountSection title={t`Language`}>
    <label className="field">
      <span>
        {t`Language of this site`} <span className="hint">{t`also of its e-mails to you`}</span>
      </span>
      <select
        className="input"
        value={spokenLanguage()}
        onChange={({ target }) => void changeLanguage(target.value, true)}
      >
        {LANGUAGE_CHOICES.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </AccountSection>
)
