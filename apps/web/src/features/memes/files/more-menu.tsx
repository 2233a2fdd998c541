import { t } from '@lingui/core/macro'
import { Link2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { copyLink, type SharedMeme } from '../share-meme.tsx'
import { FileItems } from './file-items.tsx'

interface MoreMenuProps {
  readonly meme: SharedMeme
  /** The button that opens the menu. */
  readonly trigger: ReactElement
}

/** Further ways to keep and share a saved meme. */
export const MoreMenu = ({ meme, trigger }: MoreMenuProps) => (
  <Menu side="bottom" align="end" trigger={trigger}>
    {meme.shareUrl !== undefined && (
      <MenuItem
        icon={Link2}
        label={t`Copy link`}
        hint={t`Unfurls everywhere`}
        onSelect={() => void copyLink(meme)}
      />
    )}
    <FileItems meme={meme} />
  </Menu>
)
