import { t } from '@lingui/core/macro'
import chain from '@lobehub/fluent-emoji-3d/assets/1f517.webp'
import { EDITOR_PATH, PAGES } from '@memesmith/contract'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { hasStatus } from '../../../lib/api-client.ts'
import { notify } from '../../../lib/notify.tsx'
import { hasUnsavedWork } from './editor-draft.ts'
import { useEditorStore } from './editor-store.ts'
import { type LoadedRemix, loadRemix, openRemix } from './open-remix.ts'
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx'

/**
 * Opens a shared meme in the editor, then shows the editor. If unsaved work would be lost, asks once
 * there is something to put in its place.
 *
 * @param shareId from the URL; may be any string
 */
export function Remix({ shareId }: { readonly shareId: string }) {
  const navigate = useNavigate()
  /** What waits for the answer whether it may replace the draft. */
  const [asked, setAsked] = useState<LoadedRemix>()
  const [failure, setFailure] = useState<unknown>()
  const isLoading = asked === undefined && failure === undefined
  // Another entry, so that a reload restores the draft.
  const showEditor = () => navigate(EDITOR_PATH, { replace: true })

  function open(loaded: LoadedRemix) {
    openRemix(loaded)
    const { title } = loaded.meme
    notify({ title: t`Ready to Remix`, description: t`Make “${title}” your own.` })
    showEditor()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is opened restarts it
  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    loadRemix(shareId).then(
      (loaded) => {
        if (!isWanted) return
        if (hasUnsavedWork(useEditorStore.getState())) setAsked(loaded)
        else open(loaded)
      },
      (error: unknown) => isWanted && setFailure(() => error),
    )
    return () => {
      isWanted = false
    }
  }, [shareId, isLoading])

  if (failure !== undefined) {
    return (
      <div className="panel">
        <RemixProblem isGone={hasStatus(failure, 404)} onRetry={() => setFailure(undefined)} />
      </div>
    )
  }
  return (
    <>
      <div role="status" aria-label={t`Loading`}>
        <Skeleton className="h-[32rem]" />
      </div>
      {asked !== undefined && (
        <ReplaceDraftDialog onConfirm={() => open(asked)} onCancel={showEditor} />
      )}
    </>
  )
}

interface RemixProblemProps {
  readonly isGone: boolean
  readonly onRetry: () => void
}

const RemixProblem = ({ isGone, onRetry }: RemixProblemProps) => (
  <EmptyState
    picture={chain}
    title={isGone ? t`This meme is gone` : t`This meme could not be opened`}
    hint={
      isGone
        ? t`Whoever made it has deleted it, or the link is not complete.`
        : t`Check your connection, then try again.`
    }
  >
    {!isGone && (
      <button type="button" className="button button-primary" onClick={onRetry}>
        {t`Try again`}
      </button>
    )}
    <Link to={PAGES.gallery} className={`button ${isGone ? 'button-primary' : ''}`}>
      {t`Browse Templates`}
    </Link>
  </EmptyState>
)
