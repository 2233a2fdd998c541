import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { pageDirection } from '../../lib/languages/page-direction.ts'

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement
  /** Where the menu is, beside the button. */
  readonly side: 'bottom' | 'top'
  readonly align: 'end' | 'start'
  readonly children: ReactNode
}

/** A menu of actions. */
export const Menu = ({ trigger, side, align, children }: MenuProps) => (
  <DropdownMenu.Root dir={pageDirection()} modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    {/* Inside a landmark, because all content must be in one. */}
    <DropdownMenu.Portal container={document.getElementById('main')}>
      <DropdownMenu.Content
        side={side}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        className="menu"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

interface MenuItemProps {
  readonly icon: LucideIcon
  readonly label: string
  /** A few words below the label. */
  readonly hint?: string
  /** A detail at the end of the item, such as a size. */
  readonly detail?: string
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** An item. All of its words are its name, of which the label is the first. */
export const MenuItem = ({
  icon: Icon,
  label,
  hint,
  detail,
  disabled = false,
  onSelect,
}: MenuItemProps) => (
  <DropdownMenu.Item
    className="menu-item"
    textValue={label}
    disabled={disabled}
    onSelect={onSelect}
  >
    <Icon aria-hidden size={20} />
    <span className="grid flex-1">
      <span>{label}</span> {hint !== undefined && <span className="menu-hint">{hint}</span>}
    </span>{' '}
    {detail !== undefined && <span className="menu-hint">{detail}</span>}
  </DropdownMenu.Item>
)

/** An entry that is on or off. */
export const MenuCheck = ({
  icon: Icon,
  label,
  isChecked,
  onSelect,
}: MenuItemProps & { readonly isChecked: boolean }) => (
  <DropdownMenu.CheckboxItem className="menu-item" checked={isChecked} onSelect={onSelect}>
    <Icon aria-hidden size={20} />
    {label}
    {isChecked && <Check aria-hidden size={20} className="ms-auto" />}
  </DropdownMenu.CheckboxItem>
)
