import { t } from '@lingui/core/macro'
import type { DecisionAct, ReportReason } from '@memesmith/contract'

/** What was decided about a meme: `DECISION_ACTS` in the language of the page. */
export function actText(act: DecisionAct): string {
  switch (act) {
    case 'hidden':
      return t`It is not shown in public`
    case 'removed':
      return t`It is taken down: nobody can see it`
    case 'warned':
      return t`It stays, but this is a warning`
    case 'suspended':
      return t`Your account is suspended`
  }
}

/** Why: `REPORT_REASONS` in the language of the page. */
export function reasonText(reason: ReportReason): string {
  switch (reason) {
    case 'hate':
      return t`It insults or threatens people`
    case 'private':
      return t`It shows something private`
    case 'sexual':
      return t`It is sexual or violent`
    case 'rights':
      return t`It uses a work without permission`
    case 'spam':
      return t`It is advertising or fraud`
    case 'other':
      return t`Something else`
  }
}
