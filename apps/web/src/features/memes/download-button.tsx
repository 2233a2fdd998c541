import type { SavedMeme } from '@memesmith/contract'
import { Download } from 'lucide-react'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { useSite } from '../site/use-site.ts'
import { downloadAnimation, savedFormats } from './download-animation.tsx'
import { downloadMeme } from './download-meme.ts'

interface DownloadButtonProps {
  readonly meme: Pick<SavedMeme, 'animationUrl' | 'memeImageUrl'>
  /** The meme's name, for the accessible name. */
  readonly of: string
}

/** Downloads a saved meme; of one that moves, in one of its formats. */
export function DownloadButton({ meme, of }: DownloadButtonProps) {
  const { animationUrl, memeImageUrl } = meme
  const site = useSite()
  const icon = <Download aria-hidden size={20} />
  if (animationUrl == null) {
    return (
      <IconButton label="Download" of={of} icon={icon} onClick={() => downloadMeme(memeImageUrl)} />
    )
  }
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button type="button" className="button button-icon" aria-label={`Download ${of}`}>
          {icon}
        </button>
      }
    >
      {savedFormats(site).map((format) => (
        <MenuItem
          key={format}
          icon={Download}
          label={format}
          onSelect={() => void downloadAnimation({ animationUrl, memeImageUrl }, format)}
        />
      ))}
    </Menu>
  )
}
