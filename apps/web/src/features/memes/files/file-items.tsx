import { copiesOfSite, formatBytes, type MemeFile, memeFiles } from '@memesmith/contract'
import { Download, Image } from 'lucide-react'
import { MenuItem } from '../../../components/ui/menu.tsx'
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
    label="Copy picture"
    hint={isMoving ? 'Pastes still' : 'Pastes anywhere'}
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
      hint={file.worksIn}
      detail={sizeText(sizes[file.url])}
      disabled={sizes[file.url] === 'too large'}
      onSelect={() => void downloadFile(file)}
    />
  ))
}

export const downloadLabel = ({ name }: Pick<MemeFile, 'name'>): string =>
  `Download ${name.replace('Still', 'still')}`

function sizeText(size: FileSize | undefined): string {
  if (size === undefined) return '…'
  if (size === null) return ''
  return size === 'too large' ? size : formatBytes(size)
}
