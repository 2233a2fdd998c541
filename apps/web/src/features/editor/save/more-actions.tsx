import { ChevronUp, Download, Image, LayoutTemplate, Link2 } from 'lucide-react'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { ANIMATION_FORMATS, type AnimationFormat } from '../../memes/download-animation.tsx'
import { DOWNLOAD_FORMATS, type DownloadFormat } from '../picture/convert-picture.ts'

interface MoreActionsProps {
  readonly disabled: boolean
  readonly onCopyImage: () => void
  readonly onSaveAndCopyLink: () => void
  readonly onSaveTemplate: () => void
  readonly onDownload: (format: DownloadFormat) => void
  /** Given for a picture that moves. */
  readonly onDownloadAnimation: ((format: AnimationFormat) => void) | undefined
}

/** A menu of further ways to copy and download the meme. */
export const MoreActions = ({
  disabled,
  onCopyImage,
  onSaveAndCopyLink,
  onSaveTemplate,
  onDownload,
  onDownloadAnimation,
}: MoreActionsProps) => (
  <Menu
    side="top"
    align="end"
    trigger={
      <button
        type="button"
        className="button"
        aria-label="More ways to keep it"
        disabled={disabled}
      >
        <ChevronUp aria-hidden size={20} />
      </button>
    }
  >
    <MenuItem icon={Link2} label="Save & Copy Link" onSelect={onSaveAndCopyLink} />
    <MenuItem icon={LayoutTemplate} label="Save as template" onSelect={onSaveTemplate} />
    <MenuItem icon={Image} label="Copy image" onSelect={onCopyImage} />
    {onDownloadAnimation !== undefined &&
      ANIMATION_FORMATS.map((format) => (
        <MenuItem
          key={format}
          icon={Download}
          label={`Download ${format === 'Still picture' ? 'still' : format}`}
          onSelect={() => onDownloadAnimation(format)}
        />
      ))}
    {(onDownloadAnimation === undefined ? DOWNLOAD_FORMATS : []).map((format) => (
      <MenuItem
        key={format.name}
        icon={Download}
        label={`Download ${format.name}`}
        onSelect={() => onDownload(format)}
      />
    ))}
  </Menu>
)
