import { t } from '@lingui/core/macro'
import { copiesOfSite, memeFiles } from '@memesmith/contract'
import { ChevronUp, Download, LayoutTemplate, Link2 } from 'lucide-react'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { formatSize } from '../../../lib/languages/format.ts'
import {
  CopyPictureItem,
  DownloadItems,
  downloadLabel,
  worksIn,
} from '../../memes/files/file-items.tsx'
import { useSite } from '../../site/use-site.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import type { MovingFormat } from '../motion/download-moving.ts'
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../picture/convert-picture.ts'
import { savedMeme } from './last-save.ts'
import { type MeasureDraft, useDraftSizes } from './use-draft-sizes.ts'

interface MoreActionsProps extends DownloadProps {
  readonly disabled: boolean
  readonly onCopyPicture: () => void
  readonly onSaveAndCopyLink: () => void
  readonly onSaveTemplate: () => void
}

interface DownloadProps {
  readonly isMoving: boolean
  /** Called to download the picture; of one that moves, the frame that is shown. */
  readonly onDownload: (format: DownloadFormat) => void
  readonly onDownloadMoving: (format: MovingFormat) => void
  /** Called to save the meme, of which the server makes an MP4. */
  readonly onSaveAndDownload: () => void
  /** Called when the menu opens. */
  readonly measure: MeasureDraft
}

/** A menu of further ways to copy and download the meme. */
export const MoreActions = (props: MoreActionsProps) => (
  <Menu
    side="top"
    align="end"
    trigger={
      <button
        type="button"
        className="button"
        aria-label={t`More ways to keep it`}
        disabled={props.disabled}
      >
        <ChevronUp aria-hidden size={20} />
      </button>
    }
  >
    <MenuItem
      icon={Link2}
      label={t`Save & Copy Link`}
      hint={t`Unfurls everywhere`}
      onSelect={props.onSaveAndCopyLink}
    />
    <MenuItem
      icon={LayoutTemplate}
      label={t`Save as template`}
      hint={t`Your gallery`}
      onSelect={props.onSaveTemplate}
    />
    <CopyPictureItem isMoving={props.isMoving} onSelect={props.onCopyPicture} />
    {props.isMoving ? <MovingDownloads {...props} /> : <StillDownloads {...props} />}
  </Menu>
)

function StillDownloads({ onDownload, measure }: DownloadProps) {
  const sizes = useDraftSizes(measure)
  return DOWNLOAD_FORMATS.map((format) => (
    <MenuItem
      key={format.name}
      icon={Download}
      label={downloadLabel(format)}
      hint={format.worksIn()}
      detail={sizeText(sizes, format.name.toUpperCase())}
      onSelect={() => onDownload(format)}
    />
  ))
}

function sizeText({ sizes, isDone }: ReturnType<typeof useDraftSizes>, format: string): string {
  const size = sizes[format]
  if (size === undefined) return isDone ? '' : '…'
  const said = formatSize(size.bytes)
  return size.isExact ? said : t`about ${said}`
}

/** The saved meme's files. If it has changed since, files that this browser makes. */
function MovingDownloads(props: DownloadProps) {
  const { onDownload, onDownloadMoving, onSaveAndDownload, measure } = props
  const site = useSite()
  const sizes = useDraftSizes(measure)
  const saved = savedMeme(useEditorStore.getState())
  const isSaved = saved?.animationUrl != null
  const files = isSaved
    ? memeFiles(saved, copiesOfSite(site))
    : memeFiles({ animationUrl: '', memeImageUrl: '' }, copiesOfSite(site))
  const [png] = DOWNLOAD_FORMATS
  return (
    <>
      {isSaved && <DownloadItems files={files.filter(({ format }) => format !== 'png')} />}
      {files
        .filter(({ format }) => !isSaved || format === 'png')
        .map((file) => {
          const { format, name } = file
          return (
            <MenuItem
              key={format}
              icon={Download}
              label={format === 'mp4' ? t`Save & Download ${name}` : downloadLabel({ name })}
              hint={worksIn(file)}
              detail={format === 'mp4' ? t`once saved` : sizeText(sizes, format.toUpperCase())}
              onSelect={() => {
                if (format === 'mp4') onSaveAndDownload()
                else if (format === 'png') onDownload(png)
                else onDownloadMoving(format === 'gif' ? 'GIF' : 'WebP')
              }}
            />
          )
        })}
    </>
  )
}
