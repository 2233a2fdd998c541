import { t } from '@lingui/core/macro'
import { calls, type SignedInBrowser } from '@memesmith/contract'
import { LogOut } from 'lucide-react'
import useSWR, { mutate } from 'swr'
import { Loaded } from '../../components/ui/loaded.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { notify } from '../../lib/notify.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountSection } from './account-section.tsx'
import { lastUseOf } from './last-use.ts'
import { useAccountAction } from './use-account-action.ts'

const { path } = calls.listSessions
const load = createLoader(calls.listSessions)

interface SignedInBrowsersProps {
  /** @returns whether to go on */
  readonly onSigningOut: () => Promise<boolean>
  readonly onSignedOut: () => void
}

/** Where the user is signed in, with buttons that end one session, the others, or all. */
export function SignedInBrowsers({ onSigningOut, onSignedOut }: SignedInBrowsersProps) {
  const browsers = useSWR<readonly SignedInBrowser[]>(path, load, {
    revalidateOnMount: true,
  })
  const { isBusy, problem, run } = useAccountAction(async (act: () => Promise<unknown>) => {
    await act()
    await mutate(path)
  })
  const others = browsers.data?.filter(({ current }) => !current).length ?? 0

  async function signOut(act: () => Promise<unknown>, description: string) {
    if (!isBusy && (await run(act))) notify({ title: t`Success`, description })
  }
  const signOutEverywhere = async () => {
    if (isBusy || !(await onSigningOut())) return
    // The list can't be loaded after it.
    if (await run(() => send(calls.signOutEverywhere, {}).then(onSignedOut))) return
  }

  return (
    <AccountSection title={t`Where You Are Signed In`} problem={problem}>
      <Loaded from={browsers} problem={t`The list could not be loaded.`} skeleton="h-24">
        {(listed) => (
          <ul className="grid gap-3">
            {listed.map((each) => {
              const name = nameOf(each)
              const lastUse = lastUseOf(each.lastUsedAt)
              const end = () => send(calls.endSession, { params: { id: each.id } })
              return each.current ? (
                <AccountRow key={each.id} name={name} facts={[t`This browser, in use now`]} />
              ) : (
                <AccountRow
                  key={each.id}
                  name={name}
                  facts={[lastUse]}
                  action={{
                    label: t`Logout`,
                    about: `${name}, ${lastUse}`,
                    isBusy,
                    act: () => void signOut(end, signedOutText(name)),
                  }}
                />
              )
            })}
          </ul>
        )}
      </Loaded>
      {browsers.data !== undefined && others === 0 && <p>{t`You are signed in nowhere else.`}</p>}
      <p className="text-soft">{t`Programs with an API key go on. Your memes stay.`}</p>
      <div className="flex flex-wrap gap-3">
        {others > 0 && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() =>
              void signOut(
                () => send(calls.signOutElsewhere, {}),
                t`You are signed in only in this browser.`,
              )
            }
          >
            {t`Logout Everywhere Else`}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => void signOutEverywhere()}
        >
          <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
          {t`Logout Everywhere`}
        </button>
      </div>
    </AccountSection>
  )
}

const signedOutText = (name: string): string => t`${name} is signed out.`

function nameOf({ browser, system }: SignedInBrowser): string {
  if (browser !== null && system !== null) return t`${browser} on ${system}`
  return browser ?? system ?? t`A browser we do not know`
}
