import { t } from '@lingui/core/macro'
import { copiesOfSite, memeFiles, type SavedMeme } from '@memesmith/contract'
import { Download, EllipsisVertical, Share2, Trash2 } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { formatDate } from '../../lib/languages/format.ts'
import { useSite } from '../site/use-site.ts'
import { FavoriteButton } from './collection/favorite-button.tsx'
import { SelectButton } from './collection/select-button.tsx'
import { selectRange, toggleSelected, useSelection } from './collection/selection-store.ts'
import { useLongPress } from './collection/use-long-press.ts'
import { deleteMemes } from './delete-memes.tsx'
import { downloadFile } from './files/download-file.ts'
import { MoreMenu } from './files/more-menu.tsx'
import { memeName, titleOf } from './meme-name.ts'
import { MemePicture } from './meme-picture.tsx'
import { MemeTitle } from './meme-title.tsx'
import { PublicBadge } from './public-badge.tsx'
import { PublicButton } from './public-button.tsx'
import { shareSavedMeme } from './share-meme.tsx'

interface MemeCardProps {
  readonly meme: SavedMeme
  /** The ids of all memes as they are shown, for the selection of a range. */
  readonly order: () => readonly number[]
  /** Whether any card of the list has tags: all of them then have a line for them. */
  readonly hasTags: boolean
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A saved meme. Cards of the same width have the same height, however long the title is. */
export function MemeCard({ meme, order, hasTags, isFirst, children }: MemeCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const title = titleOf(meme)
  const name = memeName(meme)
  const site = useSite()
  const [file] = memeFiles(meme, copiesOfSite(site))

  async function remove() {
    setIsDeleting(true)
    // The focused button is removed with its card.
    if (await deleteMemes([meme.id]))
      document.getElementById('main')?.focus({ preventScroll: true })
    setIsDeleting(false)
    setIsAsking(false)
  }

  const { tags = [] } = meme
  return (
    <article
      className="panel card meme-card h-full"
      {...useLongPress(() => toggleSelected(meme.id))}
    >
      <MemePicture
        meme={meme}
        isFirst={isFirst}
        onClick={(event) => {
          // While memes are selected, a press on another picture also selects that one.
          if (useSelection.getState().ids.size === 0) return
          event.preventDefault()
          if (event.shiftKey) selectRange(meme.id, order())
          else toggleSelected(meme.id)
        }}
      />
      <SelectButton meme={meme} order={order} />
      {meme.isFavorite !== undefined && <FavoriteButton meme={meme} />}
      <MoreMenu
        meme={meme}
        trigger={
          <button type="button" className="card-corner card-more end-0">
            <EllipsisVertical aria-hidden size={20} />
            <span className="sr-only">{t`More ways to keep ${name}`}</span>
          </button>
        }
      />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <div className="meme-card-words">
          <MemeTitle meme={meme}>
            <p className="hint flex flex-wrap items-center gap-x-2">
              <time dateTime={meme.createdAt}>{formatDate(meme.createdAt)}</time>
              {meme.duplicateOf && (
                <span
                  className="rounded-full bg-sunken px-2.5 text-sm font-bold"
                  title={t`The same as “${titleOf(meme.duplicateOf)}”`}
                >
                  {t({ message: 'Duplicate', context: 'a meme that looks like another one' })}
                </span>
              )}
              <PublicBadge meme={meme} />
            </p>
          </MemeTitle>
        </div>
        {hasTags && (
          <p className="meme-card-tags" title={tags.join(', ')}>
            {tags.map((tag) => (
              <Fragment key={tag}>
                <bdi>#{tag}</bdi>{' '}
              </Fragment>
            ))}
          </p>
        )}
        <div className="meme-card-actions">
          <IconButton
            label={t`Download`}
            of={name}
            icon={<Download aria-hidden size={20} />}
            onClick={() => file && void downloadFile(file)}
          />
          <IconButton
            label={t`Share`}
            of={name}
            icon={<Share2 aria-hidden size={20} />}
            onClick={() => void shareSavedMeme(meme, site)}
          />
          <PublicButton meme={meme} />
          {children}
          <IconButton
            label={t`Delete`}
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
          title={t`Delete this meme?`}
          text={t`“${title}” and its link will be gone. You can undo it for ten seconds.`}
          action={isDeleting ? t`Deleting...` : t`Delete`}
          isBusy={isDeleting}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </article>
  )
}
