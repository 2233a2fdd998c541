import type { Template } from '@memesmith/contract'

/** What a dialog about a template of one's own needs. */
export interface TemplateDialogProps {
  readonly template: Template
  readonly onClose: () => void
}
