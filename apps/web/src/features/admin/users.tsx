import { plural, t } from '@lingui/core/macro'
import { type AccountAction, ADMIN_PATH, type AdminUser, calls, queryOf } from '@memesmith/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { formatDate, formatSize } from '../../lib/languages/format.ts'
import { notify } from '../../lib/notify.tsx'
import { PagedList, reloadList } from './paged-list.tsx'
import { SearchForm } from './search-form.tsx'
import { useAdminAction } from './use-admin-action.ts'

const loadUsers = createLoader(calls.adminUsers)

/** The accounts of the site, the newest first. */
export function Users() {
  const [parameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  return (
    <>
      <h2 className="sr-only">{t`Users`}</h2>
      <SearchForm tab="users" label={t`E-mail address or first name`} />
      <PagedList
        key={search}
        path={calls.adminUsers.path}
        load={loadUsers}
        search={search}
        nothing={t`There are no such users.`}
        more={t`Show more users`}
        keyOf={({ id }) => String(id)}
      >
        {(user) => <User user={user} />}
      </PagedList>
    </>
  )
}

const stateText = (state: AdminUser['state']): string =>
  state === 'suspended' ? t`Suspended` : state === 'unverified' ? t`E-mail not confirmed` : ''

/** The actions that ask for confirmation first. */
const questions = () => ({
  suspend: {
    title: t`Suspend this user?`,
    text: t`They are signed out everywhere and can not log in, and the memes that they share are hidden.`,
    action: t`Suspend`,
  },
  delete: {
    title: t`Delete this account?`,
    text: t`All memes, their links, every picture and the account itself will be gone. Nobody can bring it back.`,
    action: t`Delete Everything`,
  },
})

const doneTexts = () => ({
  suspend: t`The user is suspended.`,
  unsuspend: t`The user can log in again.`,
  delete: t`The account is gone.`,
  'sign-out': t`The user is signed out everywhere.`,
  'revoke-keys': t`The API keys of the user are revoked.`,
})

function User({ user }: { readonly user: AdminUser }) {
  const { id, email, firstName, state, isAdministrator, memeCount, keys } = user
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<keyof ReturnType<typeof questions>>()
  const [link, setLink] = useState<string>()
  const { isBusy, run } = useAdminAction()

  const act = (name: AccountAction) =>
    call(calls.actOnAccount, { params: { id }, body: { act: name } })

  async function change(name: keyof ReturnType<typeof doneTexts>): Promise<void> {
    const isDone = await run(() => act(name), doneTexts()[name])
    setAsked(undefined)
    if (isDone) await reloadList(calls.adminUsers)
  }

  const makeLink = () =>
    run(async () => {
      const made = await act('reset-link')
      if (made.link === undefined)
        notify({ title: t`Done`, description: t`The link is on its way.` })
      setLink(made.link)
    })

  return (
    <>
      <div className="admin-row">
        <div className="admin-about">
          <p>
            <strong>{email}</strong> {firstName}{' '}
            {isAdministrator && <span className="admin-state">{t`Administrator`}</span>}{' '}
            {state !== 'active' && (
              <span className="admin-state admin-state-bad">{stateText(state)}</span>
            )}
          </p>
          <p className="text-soft">
            {seenText(user)} ·{' '}
            <Link to={ADMIN_PATH + queryOf({ tab: 'memes', q: email })}>
              {plural(memeCount, { one: '# meme', other: '# memes' })}
            </Link>{' '}
            · {formatSize(user.bytes)}
            {keys > 0 && ` · ${plural(keys, { one: '# API key', other: '# API keys' })}`}
          </p>
        </div>
        {!isAdministrator && (
          <button
            type="button"
            className="button button-small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t`Actions`}
            <span className="sr-only"> {t`for ${email}`}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <div className="admin-actions">
          <Action name={t`Password Link`} isBusy={isBusy} onPress={() => void makeLink()} />
          <Action
            name={t`Logout Everywhere`}
            isBusy={isBusy}
            onPress={() => void change('sign-out')}
          />
          {keys > 0 && (
            <Action
              name={t`Revoke API Keys`}
              isBusy={isBusy}
              onPress={() => void change('revoke-keys')}
            />
          )}
          {state === 'suspended' ? (
            <Action
              name={t`Lift Suspension`}
              isBusy={isBusy}
              onPress={() => void change('unsuspend')}
            />
          ) : (
            <Action name={t`Suspend...`} isBusy={isBusy} onPress={() => setAsked('suspend')} />
          )}
          <Action name={t`Delete...`} isBusy={isBusy} onPress={() => setAsked('delete')} />
        </div>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={questions()[asked].title}
          text={`${email}: ${questions()[asked].text}`}
          action={questions()[asked].action}
          isBusy={isBusy}
          onConfirm={() => void change(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

function seenText({ createdAt, lastSeen }: AdminUser): string {
  const since = formatDate(createdAt)
  if (lastSeen === null) return t`Since ${since}, last seen a while ago`
  const last = formatDate(lastSeen)
  return t`Since ${since}, last seen ${last}`
}

interface ActionProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onPress: () => void
}

const Action = ({ name, isBusy, onPress }: ActionProps) => (
  <button type="button" className="button button-small" disabled={isBusy} onClick={onPress}>
    {name}
  </button>
)

interface LinkDialogProps {
  readonly link: string
  readonly onClose: () => void
}

const LinkDialog = ({ link, onClose }: LinkDialogProps) => (
  <ModalDialog title={t`Password link`} onClose={onClose}>
    <p className="mt-2 mb-6 text-soft">
      {t`Send it to the owner of the account: it sets a new password, once, within an hour.`}
    </p>
    <label className="field mb-6">
      {t`Link`}
      <input
        className="input"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
    <div className="flex justify-end gap-3">
      <button type="button" className="button" onClick={onClose}>
        {t`Close`}
      </button>
    </div>
  </ModalDialog>
)
