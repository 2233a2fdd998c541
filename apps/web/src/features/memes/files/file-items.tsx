import { t } from '@lingui/core/macro'
import { copiesOfSite, type MemeFile, memeFiles } from '@memesmith/contract'
import { Download, Image } from 'lucide-react'
import { MenuItem } from '../../../components/ui/menu.tsx'
import { formatSize } from '../../../lib/languages/format.ts'
import { useSite } from '../../site/use-site.ts'
import { copySavedPicture, type SharedMeme } from '../share-meme.tsx'
import { downloadFile } from './download-file.ts'
import { type FileSize, useFileSizes } from './use-file-sizes.ts'

/** The items of a menu for a saved meme: its picture for the clipboard, and its files. */
export function FileItems({ meme }: { readonly meme: SharedMeme }) {
  const files = memeFiles(meme, copiesOfSite(useSite()))
  return (
    <>
      <CopyPictureItem
        isMoving={meme.animationUrl != null}
        onSelect={() => void copySavedPicture(meme)}
      />
      <DownloadItems files={files} />
    </>
  )
}

interface CopyPictureItemProps {
  /** The clipboard takes only one frame. */
  readonly isMoving: boolean
  readonly onSelect: () => void
}

export const CopyPictureItem = ({ isMoving, onSelect }: CopyPictureItemProps) => (
  <MenuItem
    icon={Image}
    label={t`Copy picture`}
    hint={isMoving ? t`Pastes still` : t`Pastes anywhere`}
    onSelect={onSelect}
  />
)

/** An item for each file of a saved meme, with its size. */
export function DownloadItems({ files }: { readonly files: readonly MemeFile[] }) {
  const sizes = useFileSizes(files)
  return files.map((file) => (
    <MenuItem
      key={file.format}
      icon={Download}
      label={downloadLabel(file)}
      hint={worksIn(file)}
      detail={sizeText(sizes[file.url])}
      disabled={sizes[file.url] === 'too large'}
      onSelect={() => void downloadFile(file)}
    />
  ))
}

export const downloadLabel = ({ name }: Pick<MemeFile, 'name'>): string =>
  name.startsWith('Still') ? t`Download still picture` : t`Download ${name}`

/** Where a file works, in the language of the page. */
export function worksIn({ format, worksIn: inEnglish }: MemeFile): string {
  switch (format) {
    case 'mp4':
      return t`Plays everywhere`
    case 'webp':
      return t`Sharpest, browsers`
    case 'png':
      return t`Shows everywhere`
    default:
      // Names of other products.
      return inEnglish
  }
}

function sizeText(size: FileSize | undefined): string {
  if (size === undefined) return '…'
  if (size === null) return ''
  return size === 'too large' ? t`too large` : formatSize(size)
}
