import { t } from '@lingui/core/macro'
import { formatDate } from '../../lib/languages/format.ts'

interface Used {
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601; null for never. */
  readonly lastUsedAt: string | null
}

/** When a passkey or a key was made, and when it was used last. */
export function madeAndUsed({ createdAt, lastUsedAt }: Used): string[] {
  const made = formatDate(createdAt)
  if (lastUsedAt === null) return [t`Made ${made}`, t`never used`]
  const used = formatDate(lastUsedAt)
  return [t`Made ${made}`, t`last used ${used}`]
}
