import type { SavedMeme } from '@memesmith/contract'
import { Download, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { deleteMeme } from './delete-meme.ts'
import { downloadMeme } from './download-meme.ts'
import { memeName, titleOf } from './meme-name.ts'
import { MemePicture } from './meme-picture.tsx'
import { MemeTitle } from './meme-title.tsx'
import { shareSavedMeme } from './share-meme.ts'

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

interface MemeCardProps {
  readonly meme: SavedMeme
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A saved meme. Cards of the same width have the same height, however long the title is. */
export function MemeCard({ meme, children }: MemeCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const title = titleOf(meme)
  const name = memeName(meme)

  async function remove() {
    setIsDeleting(true)
    // The focused button is removed with its card.
    if (await deleteMeme(meme.id)) document.getElementById('main')?.focus({ preventScroll: true })
    setIsDeleting(false)
    setIsAsking(false)
  }

  return (
    <article className="panel card meme-card h-full">
      <MemePicture meme={meme} />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <div className="meme-card-words">
          <MemeTitle meme={meme}>
            <p className="hint flex flex-wrap items-center gap-x-2">
              <time dateTime={meme.createdAt}>{dates.format(new Date(meme.createdAt))}</time>
              {meme.isPublic && (
                <span className="rounded-full bg-mint px-2.5 text-sm font-bold text-on-sun">
                  Public
                </span>
              )}
            </p>
          </MemeTitle>
        </div>
        <div className="meme-card-actions">
          <IconButton
            label="Download"
            of={name}
            icon={<Download aria-hidden size={20} />}
            onClick={() => downloadMeme(meme.memeImageUrl)}
          />
          <IconButton
            label="Share"
            of={name}
            icon={<Share2 aria-hidden size={20} />}
            onClick={() => void shareSavedMeme(meme)}
          />
          {children}
          <IconButton
            label="Delete"
            of={name}
            icon={<Trash2 aria-hidden size={20} />}
            className="text-danger"
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
    </article>
  )
}
