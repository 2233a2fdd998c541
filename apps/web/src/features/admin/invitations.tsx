import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type AdminInvitation, calls } from '@memesmith/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { formatTime } from './format.ts'
import { PagedList, reloadList } from './paged-list.tsx'
import { useAdminAction } from './use-admin-action.ts'

const loadInvitations = createLoader(calls.adminInvitations)

/** The invitations with which people can still sign up, the newest first. */
export const Invitations = () => (
  <>
    <h2 className="sr-only">{t`Invitations`}</h2>
    <PagedList
      path={calls.adminInvitations.path}
      load={loadInvitations}
      nothing={t`Nobody has an invitation. The command accounts:invite makes one.`}
      more={t`Show older invitations`}
      keyOf={({ id }) => id}
    >
      {(invitation) => <Invitation invitation={invitation} />}
    </PagedList>
  </>
)

function Invitation({
  invitation: { id, createdAt, expiresAt, usesLeft },
}: {
  readonly invitation: AdminInvitation
}) {
  const accounts = plural(usesLeft, { one: '# account', other: '# accounts' })
  const end = formatTime(expiresAt)
  const made = formatTime(createdAt)
  const [isAsked, setIsAsked] = useState(false)
  const { isBusy, run } = useAdminAction()

  async function revoke(): Promise<void> {
    const isDone = await run(
      () => send(calls.revokeInvitation, { params: { id } }),
      t`The invitation is revoked.`,
    )
    setIsAsked(false)
    if (isDone) await reloadList(calls.adminInvitations)
  }

  return (
    <>
      <div className="admin-row">
        <div className="admin-about">
          <p>
            <Trans>
              For <strong>{accounts}</strong>, until {end}
            </Trans>
          </p>
          <p className="text-soft">{t`${id}, made ${made}`}</p>
        </div>
        <button type="button" className="button button-small" onClick={() => setIsAsked(true)}>
          {t`Revoke...`}
          <span className="sr-only"> {id}</span>
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t`Revoke this invitation?`}
          text={t`Nobody can sign up with its link any more. Accounts that were made with it stay.`}
          action={t`Revoke`}
          isBusy={isBusy}
          onConfirm={() => void revoke()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
