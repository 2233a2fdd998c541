import type { Meme } from '@memesmith/contract'
import { DEFAULT_TITLE } from '@memesmith/contract'
import { Download, ImageOff, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { isUnauthorized } from '../../lib/api-client.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../lib/go-to-login.ts'
import { notify } from '../../lib/notify.tsx'
import { deleteMeme } from './delete-meme.ts'
import { downloadMeme } from './download-meme.ts'
import { shareSavedMeme } from './share-meme.ts'

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

interface MemeCardProps {
  readonly meme: Meme
  /** What else can be done with it. */
  readonly children?: ReactNode
}

export function MemeCard({ meme, children }: MemeCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const title = meme.title || DEFAULT_TITLE

  async function remove() {
    setIsDeleting(true)
    try {
      await deleteMeme(meme.id)
      notify({ title: 'Success', description: 'Meme deleted successfully.' })
      // The button that had the focus is gone with its card.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      reportDeleteError(error)
    } finally {
      setIsDeleting(false)
      setIsAsking(false)
    }
  }

  return (
    <li className="panel card">
      <a
        href={meme.shareUrl}
        className="tablecloth relative grid aspect-[4/3] place-items-center overflow-hidden border-b-[2.5px] border-rule"
        aria-label={`Open ${title}`}
      >
        {meme.thumbnailUrl === '' ? (
          <ImageOff aria-hidden size={48} />
        ) : (
          <FallbackImage
            src={meme.thumbnailUrl}
            alt={[meme.topText, meme.bottomText].filter(Boolean).join(' / ') || title}
            width={meme.width}
            height={meme.height}
            loading="lazy"
            className="absolute inset-0 h-full w-full object-scale-down"
          />
        )}
      </a>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="line-clamp-2 text-xl" title={title}>
          {title}
        </h2>
        <p className="hint flex flex-wrap items-center gap-2">
          <time dateTime={meme.createdAt}>{dates.format(new Date(meme.createdAt))}</time>
          {meme.isPublic && (
            <span className="rounded-full bg-mint px-2.5 py-0.5 text-sm font-bold text-on-sun">
              Public
            </span>
          )}
        </p>
        <div className="mt-auto flex gap-2 pt-2">
          <IconButton
            label="Download"
            icon={<Download aria-hidden size={20} />}
            onClick={() => downloadMeme(meme.memeImageUrl)}
          />
          <IconButton
            label="Share"
            icon={<Share2 aria-hidden size={20} />}
            onClick={() => void shareSavedMeme(meme)}
          />
          {children}
          <IconButton
            label="Delete"
            icon={<Trash2 aria-hidden size={20} />}
            className="ml-auto text-danger"
            disabled={isDeleting}
            onClick={() => setIsAsking(true)}
          />
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Delete this meme?"
          text={`“${title}” and its link will be gone for good.`}
          action={isDeleting ? 'Deleting...' : 'Delete'}
          isBusy={isDeleting}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

/** Spec §8. */
function reportDeleteError(error: unknown): void {
  if (isUnauthorized(error)) {
    notify({
      title: 'Unauthorized',
      description: 'You need to log in again. Redirecting...',
      tone: 'error',
    })
    goToLogin(LOGIN_DELAY_MS)
    return
  }
  notify({ title: 'Error', description: 'Failed to delete meme. Please try again.', tone: 'error' })
}
