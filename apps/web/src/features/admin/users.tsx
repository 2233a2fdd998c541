import { type AccountAction, ADMIN_PATH, type AdminUser, calls, queryOf } from '@memesmith/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { notify } from '../../lib/notify.tsx'
import { countOf, formatDate } from './format.ts'
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
      <h2 className="sr-only">Users</h2>
      <SearchForm tab="users" label="E-mail address or first name" />
      <PagedList
        key={search}
        path={calls.adminUsers.path}
        load={loadUsers}
        search={search}
        nothing="There are no such users."
        more="Show more users"
        keyOf={({ id }) => String(id)}
      >
        {(user) => <User user={user} />}
      </PagedList>
    </>
  )
}

const STATES = { active: '', unverified: 'E-mail not confirmed', suspended: 'Suspended' } as const

/** The actions that ask for confirmation first. */
const QUESTIONS = {
  suspend: {
    title: 'Suspend this user?',
    text: 'They are signed out everywhere and can not log in, and the memes that they share are hidden.',
    action: 'Suspend',
  },
  delete: {
    title: 'Delete this account?',
    text: 'All memes, their links, every picture and the account itself will be gone. Nobody can bring it back.',
    action: 'Delete Everything',
  },
} as const

const DONE = {
  suspend: 'The user is suspended.',
  unsuspend: 'The user can log in again.',
  delete: 'The account is gone.',
  'sign-out': 'The user is signed out everywhere.',
  'revoke-keys': 'The API keys of the user are revoked.',
} as const

function User({ user }: { readonly user: AdminUser }) {
  const { id, email, firstName, state, isAdministrator, memeCount } = user
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>()
  const [link, setLink] = useState<string>()
  const { isBusy, run } = useAdminAction()

  const act = (name: AccountAction) =>
    call(calls.actOnAccount, { params: { id }, body: { act: name } })

  async function change(name: keyof typeof DONE): Promise<void> {
    const isDone = await run(() => act(name), DONE[name])
    setAsked(undefined)
    if (isDone) await reloadList(calls.adminUsers)
  }

  const makeLink = () =>
    run(async () => {
      const made = await act('reset-link')
      if (made.link === undefined) notify({ title: 'Done', description: 'The link is on its way.' })
      setLink(made.link)
    })

  return (
    <>
      <div className="admin-row">
        <div className="admin-about">
          <p>
            <strong>{email}</strong> {firstName}{' '}
            {isAdministrator && <span className="admin-state">Administrator</span>}{' '}
            {state !== 'active' && (
              <span className="admin-state admin-state-bad">{STATES[state]}</span>
            )}
          </p>
          <p className="text-soft">
            Since {formatDate(user.createdAt)}, last seen{' '}
            {user.lastSeen === null ? 'a while ago' : formatDate(user.lastSeen)},{' '}
            <Link to={ADMIN_PATH + queryOf({ tab: 'memes', q: email })}>
              {countOf(memeCount, 'meme')}
            </Link>
            , {formatBytes(user.bytes)}
            {user.keys > 0 && `, ${countOf(user.keys, 'API key')}`}
          </p>
        </div>
        {!isAdministrator && (
          <button
            type="button"
            className="button button-small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Actions<span className="sr-only"> for {email}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <div className="admin-actions">
          <Action name="Password Link" isBusy={isBusy} onPress={() => void makeLink()} />
          <Action
            name="Sign Out Everywhere"
            isBusy={isBusy}
            onPress={() => void change('sign-out')}
          />
          {user.keys > 0 && (
            <Action
              name="Revoke API Keys"
              isBusy={isBusy}
              onPress={() => void change('revoke-keys')}
            />
          )}
          {state === 'suspended' ? (
            <Action
              name="Lift Suspension"
              isBusy={isBusy}
              onPress={() => void change('unsuspend')}
            />
          ) : (
            <Action name="Suspend..." isBusy={isBusy} onPress={() => setAsked('suspend')} />
          )}
          <Action name="Delete..." isBusy={isBusy} onPress={() => setAsked('delete')} />
        </div>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={QUESTIONS[asked].title}
          text={`${email}: ${QUESTIONS[asked].text}`}
          action={QUESTIONS[asked].action}
          isBusy={isBusy}
          onConfirm={() => void change(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
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
  <ModalDialog title="Password link" onClose={onClose}>
    <p className="mt-2 mb-6 text-soft">
      Send it to the owner of the account: it sets a new password, once, within an hour.
    </p>
    <label className="field mb-6">
      Link
      <input
        className="input"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
    <div className="flex justify-end gap-3">
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  </ModalDialog>
)
