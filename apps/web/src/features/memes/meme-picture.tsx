import type { SavedMeme } from '@memesmith/contract'
import type { MouseEventHandler } from 'react'
import { CardPicture } from './card-picture.tsx'
import { captionsOf, titleOf } from './meme-name.ts'

interface MemePictureProps {
  readonly meme: SavedMeme
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
  readonly onClick: MouseEventHandler
}

/** A card's picture. It links to the meme's page, or to the picture if there is no page. */
export function MemePicture({ meme, isFirst, onClick }: MemePictureProps) {
  const title = titleOf(meme)
  return (
    <CardPicture
      href={meme.shareUrl ?? meme.memeImageUrl}
      title={title}
      src={meme.thumbnailUrl ?? meme.memeImageUrl}
      alt={captionsOf(meme) || title}
      width={meme.width}
      height={meme.height}
      animationUrl={meme.animationUrl}
      isFirst={isFirst}
      onClick={onClick}
    />
  )
}
