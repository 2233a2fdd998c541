import { ChevronUp, Download, Image, Link2, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { DOWNLOAD_FORMATS, type DownloadFormat } from './convert-picture.ts'

interface MoreActionsProps {
  readonly disabled: boolean
  readonly onCopyImage: () => void
  readonly onSaveAndCopyLink: () => void
  readonly onDownload: (format: DownloadFormat) => void
}

/** A menu of further ways to copy and download the meme. */
export const MoreActions = ({
  disabled,
  onCopyImage,
  onSaveAndCopyLink,
  onDownload,
}: MoreActionsProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <button
        type="button"
        className="button"
        aria-label="More ways to keep it"
        disabled={disabled}
      >
        <ChevronUp aria-hidden size={20} />
      </button>
    </DropdownMenu.Trigger>
    {/* Inside a landmark, because all content must be in one. */}
    <DropdownMenu.Portal container={document.getElementById('main')}>
      <DropdownMenu.Content
        side="top"
        align="end"
        sideOffset={8}
        collisionPadding={8}
        className="menu"
      >
        <Action icon={Link2} label="Save & Copy Link" onSelect={onSaveAndCopyLink} />
        <Action icon={Image} label="Copy image" onSelect={onCopyImage} />
        {DOWNLOAD_FORMATS.map((format) => (
          <Action
            key={format.name}
            icon={Download}
            label={`Download ${format.name}`}
            onSelect={() => onDownload(format)}
          />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

interface ActionProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onSelect: () => void
}

const Action = ({ icon: Icon, label, onSelect }: ActionProps) => (
  <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
    <Icon aria-hidden size={20} />
    {label}
  </DropdownMenu.Item>
)
