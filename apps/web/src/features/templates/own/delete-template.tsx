import { t } from '@lingui/core/macro'
import { calls, type Template } from '@memesmith/contract'
import { hasStatus } from '../../../lib/api-client.ts'
import { call, send } from '../../../lib/call.ts'
import { type Notification, notify } from '../../../lib/notify.tsx'
import { offerUndo } from '../../../lib/offer-undo.tsx'
import { hideTemplate, showSavedTemplate } from './use-own-templates.ts'

/**
 * Deletes a template of the user's own, and shows the result in a toast that can undo it.
 *
 * @returns whether it was deleted
 */
export async function deleteTemplate(template: Template): Promise<boolean> {
  try {
    await send(calls.deleteTemplate, { params: { id: template.id } })
  } catch (error) {
    // Another tab has deleted it.
    if (!hasStatus(error, 404)) {
      notify(failure(t`Failed to delete the template. Please try again.`))
      return false
    }
  }
  await hideTemplate(template)
  offerUndo({ title: t`Success`, description: t`Template deleted successfully.` }, () =>
    restore(template),
  )
  return true
}

async function restore({ id }: Template): Promise<Notification> {
  try {
    await showSavedTemplate(await call(calls.restoreTemplate, { params: { id } }))
    return { title: t`Restored`, description: t`The template is back.` }
  } catch (error) {
    if (hasStatus(error, 404)) return failure(t`It is too late to undo this.`)
    return failure(
      (hasStatus(error, 413) && error.serverMessage) ||
        t`The deletion could not be undone. Please try again.`,
    )
  }
}

const failure = (description: string): Notification => ({
  title: t`Error`,
  description,
  tone: 'error',
})
