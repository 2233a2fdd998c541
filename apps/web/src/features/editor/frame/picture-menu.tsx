import { t } from '@lingui/core/macro'
import { type BarSide, memeSize } from '@memesmith/meme-render'
import {
  Crop,
  FlipHorizontal2,
  Frame,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Plus,
  RotateCw,
} from 'lucide-react'
import { Menu, MenuCheck, MenuItem } from '../../../components/ui/menu.tsx'
import { openBlank } from '../blank/blank-store.ts'
import { announce } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { barName } from '../layers/bar-name.ts'
import { toggleBar, useHasBar } from '../layers/bars.ts'
import { pictureOf } from '../picture/picture-source.ts'
import { startCrop } from './crop-store.ts'
import { flip, turnRight } from './frame-edits.ts'
import { layersAfterFlip, layersAfterTurn } from './layers-in-frame.ts'

/** A menu of what can be done with the picture itself. */
export const PictureMenu = () => (
  <Menu
    side="bottom"
    align="start"
    trigger={
      <button
        type="button"
        className="button button-small"
        title={t`Crop, turn, bars, blank canvas`}
      >
        <Frame aria-hidden size={18} />
        <span className="max-sm:sr-only">{t`Canvas`}</span>
      </button>
    }
  >
    <MenuItem icon={Crop} label={t`Crop`} onSelect={startCrop} />
    <MenuItem
      icon={RotateCw}
      label={t`Turn right`}
      onSelect={() => changeFrame(t`Turned right`, turnRight, layersAfterTurn)}
    />
    <MenuItem
      icon={FlipHorizontal2}
      label={t`Flip`}
      onSelect={() => changeFrame(t`Flipped`, flip, layersAfterFlip)}
    />
    <BarItem side="above" icon={PanelTop} />
    <BarItem side="below" icon={PanelBottom} />
    <MenuItem icon={Plus} label={t`Blank canvas…`} onSelect={openBlank} />
  </Menu>
)

const BarItem = ({ side, icon }: { readonly side: BarSide; readonly icon: LucideIcon }) => (
  <MenuCheck
    icon={icon}
    label={barName(side)}
    isChecked={useHasBar(side)}
    onSelect={() => toggleBar(side)}
  />
)

/** Each choice is a step of its own. */
function changeFrame(
  said: string,
  change: typeof flip,
  changeLayers: typeof layersAfterTurn,
): void {
  const group = `frame ${Date.now()}`
  useEditorStore.getState().edit(group, ({ frame, layers, source }) => {
    const changed = change(frame)
    const picture = pictureOf(source)
    if (picture === null) return { frame: changed }
    const sizeIn = (one: typeof frame) => memeSize(picture.width, picture.height, one)
    return { frame: changed, layers: changeLayers(layers, sizeIn(frame), sizeIn(changed)) }
  })
  announce(said)
}
