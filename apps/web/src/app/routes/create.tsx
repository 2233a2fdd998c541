import { t } from '@lingui/core/macro'
import lock from '@lobehub/fluent-emoji-3d/assets/1f511.webp'
import { loginPath, SHARED, type SignedInUser, signUpPath } from '@memesmith/contract'
import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { DropOverlay } from '../../components/ui/drop-overlay.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { SignedOutPanel } from '../../features/account/signed-out-panel.tsx'
import { accountKeyOf } from '../../features/auth/account-key.ts'
import { AuthProblem } from '../../features/auth/auth-problem.tsx'
import { useAccountDraft } from '../../features/auth/use-account-draft.ts'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { Remix } from '../../features/editor/draft/remix.tsx'
import { openPictureFile } from '../../features/editor/picture/open-picture-file.ts'
import { SharedPicture } from '../../features/editor/picture/shared-picture.tsx'
import { useSaveShortcut } from '../../features/editor/save/use-save-shortcut.ts'
import { TemplateEditor } from '../../features/editor/template-editor.tsx'
import { Generator } from '../../features/generator/generator.tsx'
import { reportSignedOut } from '../../features/memes/report-failure.ts'
import { ShareDialog } from '../../features/memes/share-dialog.tsx'
import { LazyWaitingSaves } from '../../features/memes/waiting/lazy-waiting-saves.tsx'
import { useSite } from '../../features/site/use-site.ts'
import { canLock } from '../../lib/drafts/locked-work.ts'
import { goToSignUp } from '../../lib/go-to-login.ts'
import { addressOfEntry } from '../../lib/history-entry.ts'
import { pageDirection } from '../../lib/languages/page-direction.ts'
import { notify } from '../../lib/notify.tsx'
import { usePageTitle } from '../use-page-title.ts'
import { useCreateTab } from './use-create-tab.ts'

/** Spec §9. */
const LOGIN_DELAY_MS = 2000

/** The Create page (spec §2), for signed-in users. */
function CreateRoute() {
  usePageTitle(t`Create`)
  const auth = useCurrentUser()
  const { key } = useLocation()
  const wasSignedIn = useRef(false)
  wasSignedIn.current ||= auth.status === 'signed-in'
  if (auth.status === 'signed-out' && wasSignedIn.current) return <SessionLost />
  return (
    <div className="shell creator">
      <h1 className="text-[clamp(1.75rem,4vw,2.75rem)]">{t`Create a Meme`}</h1>
      {auth.status === 'loading' && <CreatorSkeleton />}
      {auth.status === 'failed' && (
        <div className="creator-wide panel">
          <AuthProblem auth={auth} />
        </div>
      )}
      {auth.status === 'signed-out' && <SignUpRequired />}
      {/* A new visit opens the tab that its link names, even from this page. */}
      {auth.status === 'signed-in' && <Creator key={key} user={auth.user} />}
    </div>
  )
}

const CreatorSkeleton = () => (
  <div role="status" aria-label={t`Loading`} className="creator-wide grid gap-4">
    <Skeleton className="h-13 sm:hidden" />
    <Skeleton className="h-[32rem]" />
  </div>
)

/** Replaces the page if the session ends while it is open. */
function SessionLost() {
  useSaveShortcut(reportSignedOut)
  return (
    <SignedOutPanel
      title={t`You are signed out`}
      text={
        canLock()
          ? t`What you have not saved stays on this device, locked until you log in again.`
          : t`What you had not saved was removed from this device.`
      }
      returnTo={addressOfEntry()}
    />
  )
}

function SignUpRequired() {
  const { signUpLine } = useSite()
  useEffect(() => {
    notify({
      title: t`Sign Up Required`,
      description: t`Please sign up to create memes. Redirecting...`,
    })
    return goToSignUp(LOGIN_DELAY_MS)
  }, [])
  return (
    <div className="creator-wide panel">
      <EmptyState
        picture={lock}
        title={t`Sign Up Required`}
        hint={
          !signUpLine
            ? t`Making memes needs a free account, so that yours are kept for you.`
            : t`Making memes needs an account. ${signUpLine}`
        }
      >
        <a
          className="button button-primary"
          href={(signUpLine ? loginPath : signUpPath)(addressOfEntry())}
        >
          {!signUpLine ? t`Sign Up` : t`Log In`}
        </a>
      </EmptyState>
    </div>
  )
}

function Creator({ user }: { readonly user: SignedInUser }) {
  const [parameters] = useSearchParams()
  // `?template=` without a value names no template.
  const templateId = parameters.get('template')?.trim() || null
  const remixId = parameters.get('remix')?.trim() || null
  const shared = parameters.get(SHARED)
  const [tab, show] = useCreateTab(templateId ?? remixId)
  const { maxUploadBytes } = useSite()
  const hasDraft = useAccountDraft(user, templateId === null && remixId === null)
  const editorTab = useRef<HTMLButtonElement>(null)

  function showEditor() {
    show('editor')
    // The button that was pressed goes away with its tab.
    editorTab.current?.focus()
  }

  function takeDropped(files: readonly File[]) {
    show('editor')
    void openPictureFile(files, maxUploadBytes)
  }

  if (!hasDraft) return <CreatorSkeleton />
  return (
    <Tabs.Root dir={pageDirection()} value={tab} onValueChange={show} className="contents">
      <DropOverlay onDrop={takeDropped} />
      <ShareDialog />
      <Tabs.List aria-label={t`Ways to create`} className="creator-tabs">
        <Tabs.Trigger value="generator">{t`AI Generator`}</Tabs.Trigger>
        <Tabs.Trigger ref={editorTab} value="editor">
          {t`Template Editor`}
        </Tabs.Trigger>
      </Tabs.List>
      <LazyWaitingSaves user={user} />
      <Tabs.Content value="generator" className="creator-wide">
        <Generator account={accountKeyOf(user)} onEdit={showEditor} />
      </Tabs.Content>
      <Tabs.Content value="editor" className="creator-wide">
        {shared !== null && <SharedPicture isKept={shared === 'kept'} />}
        {remixId === null ? (
          <TemplateEditor templateId={templateId} />
        ) : (
          <Remix shareId={remixId} />
        )}
      </Tabs.Content>
    </Tabs.Root>
  )
}

export { CreateRoute as Component }
