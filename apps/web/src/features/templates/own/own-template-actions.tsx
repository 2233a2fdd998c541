import { t } from '@lingui/core/macro'
import type { Template } from '@memesmith/contract'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../components/ui/menu.tsx'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { deleteTemplate } from './delete-template.tsx'
import type { TemplateDialogProps } from './template-dialog-props.ts'
import './own-template-actions.css'

/** The menu on the card of a template of one's own. */
export function OwnTemplateActions({ template }: { readonly template: Template }) {
  const [editor, setEditor] = useState<{ readonly Dialog: ComponentType<TemplateDialogProps> }>()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { name } = template

  async function edit() {
    const part = await loadOrNotify(import('./edit-template-dialog.tsx'), t`The form`)
    if (part !== undefined) setEditor({ Dialog: part.EditTemplateDialog })
  }

  async function remove() {
    setIsDeleting(true)
    // The focused button is removed with its card.
    if (await deleteTemplate(template))
      document.getElementById('main')?.focus({ preventScroll: true })
    setIsDeleting(false)
    setIsAsking(false)
  }

  return (
    <>
      <Menu
        side="bottom"
        align="end"
        trigger={
          <button type="button" className="card-corner card-options end-0">
            <EllipsisVertical aria-hidden size={20} />
            <span className="sr-only">{t`Options of “${name}”`}</span>
          </button>
        }
      >
        <MenuItem icon={Pencil} label={t`Edit`} onSelect={() => void edit()} />
        <MenuItem icon={Trash2} label={t`Delete`} onSelect={() => setIsAsking(true)} />
      </Menu>
      {createPortal(
        <>
          {editor && <editor.Dialog template={template} onClose={() => setEditor(undefined)} />}
          {isAsking && (
            <ConfirmDialog
              title={t`Delete this template?`}
              text={t`“${name}” will be gone. Memes made from it stay. You can undo it for ten seconds.`}
              action={isDeleting ? t`Deleting...` : t`Delete`}
              isBusy={isDeleting}
              onConfirm={() => void remove()}
              onCancel={() => setIsAsking(false)}
            />
          )}
        </>,
        // The link of the card covers all of it.
        document.getElementById('main') ?? document.body,
      )}
    </>
  )
}
