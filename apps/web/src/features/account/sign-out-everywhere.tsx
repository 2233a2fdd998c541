import { calls } from '@memesmith/contract'
import { LogOut } from 'lucide-react'
import { send } from '../../lib/call.ts'
import { AccountSection } from './account-section.tsx'
import { useAccountAction } from './use-account-action.ts'

interface SignOutEverywhereProps {
  /** @returns whether to go on */
  readonly onStart: () => Promise<boolean>
  readonly onDone: () => void
}

/** The button that ends all sessions of the user. */
export function SignOutEverywhere({ onStart, onDone }: SignOutEverywhereProps) {
  const { isBusy, problem, run } = useAccountAction(() => send(calls.signOutEverywhere, {}))
  const signOut = async () => {
    if ((await onStart()) && (await run())) onDone()
  }
  return (
    <AccountSection title="Logout Everywhere" problem={problem}>
      <p className="text-soft">
        Ends your session on every device, this one included. Your memes stay.
      </p>
      <button
        type="button"
        className="button justify-self-start"
        disabled={isBusy}
        onClick={() => void signOut()}
      >
        <LogOut aria-hidden size={20} />
        {isBusy ? 'Logging Out...' : 'Logout Everywhere'}
      </button>
    </AccountSection>
  )
}
