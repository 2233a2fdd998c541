import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls, templateEditorPath } from '@memesmith/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { hasStatus } from '../../../lib/api-client.ts'
import { call } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.tsx'
import type { TemplateDialogProps } from './template-dialog-props.ts'
import { TemplateForm, type TemplateWords } from './template-form.tsx'
import { showSavedTemplate, useOwnTemplates } from './use-own-templates.ts'

/** Changes what a template of one's own says. Its texts are placed in the editor. */
export function EditTemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { data: others = [] } = useOwnTemplates(true)
  const suggestions = [...new Set(others.flatMap(({ tags }) => tags))]

  async function save(words: TemplateWords | undefined) {
    if (words === undefined || isBusy) return
    setIsBusy(true)
    const { id, imageUrl, layers } = template
    try {
      const body = { ...words, imageUrl, layers }
      await showSavedTemplate(await call(calls.replaceTemplate, { params: { id }, body }))
      onClose()
      notify({ title: t`Success`, description: t`“${words.name}” is changed.` })
    } catch (error) {
      setIsBusy(false)
      notify({
        title: t`Error`,
        description:
          (hasStatus(error, 413, 507) && error.serverMessage) ||
          t`Failed to save the template. Please try again.`,
        tone: 'error',
      })
    }
  }

  return (
    <ModalDialog title={t`Edit template`} onClose={() => !isBusy && onClose()}>
      <p className="mt-2 text-soft">
        <Trans>
          To move its texts, <Link to={templateEditorPath(template.id)}>open it in the editor</Link>{' '}
          and save it as a template again.
        </Trans>
      </p>
      <TemplateForm
        before={template}
        suggestions={suggestions}
        onSubmit={(words) => void save(words)}
      >
        {(read) => (
          <>
            <button type="button" className="button" disabled={isBusy} onClick={onClose}>
              {t`Cancel`}
            </button>
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              onClick={() => void save(read())}
            >
              {isBusy ? t`Saving...` : t`Save`}
            </button>
          </>
        )}
      </TemplateForm>
    </ModalDialog>
  )
}
