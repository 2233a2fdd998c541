import { Crop, FlipHorizontal2, Frame, type LucideIcon, Plus, RotateCw } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { openBlank } from '../blank/blank-store.ts'
import { announce } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../editor-store.ts'
import { startCrop } from './crop-store.ts'
import { flip, turnRight } from './frame-edits.ts'

/** A menu of what can be done with the picture itself. */
export const PictureMenu = () => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <button type="button" className="button button-small" title="Crop, turn, blank canvas">
        <Frame aria-hidden size={18} />
        <span className="max-sm:sr-only">Canvas</span>
      </button>
    </DropdownMenu.Trigger>
    {/* Inside a landmark, because all content must be in one. */}
    <DropdownMenu.Portal container={document.getElementById('main')}>
      <DropdownMenu.Content align="start" sideOffset={8} className="menu">
        <Action icon={Crop} label="Crop" onSelect={startCrop} />
        <Action
          icon={RotateCw}
          label="Turn right"
          onSelect={() => changeFrame('Turned right', turnRight)}
        />
        <Action icon={FlipHorizontal2} label="Flip" onSelect={() => changeFrame('Flipped', flip)} />
        <Action icon={Plus} label="Blank canvas…" onSelect={openBlank} />
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

/** Each choice is a step of its own. */
function changeFrame(said: string, change: typeof flip): void {
  const group = `frame ${Date.now()}`
  useEditorStore.getState().edit(group, ({ frame }) => ({ frame: change(frame) }))
  announce(said)
}

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
