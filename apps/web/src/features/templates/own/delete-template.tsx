import { endpoints, type Template, UNDO_MS } from '@memesmith/contract'
import { hasStatus } from '../../../lib/api-client.ts'
import { call, send } from '../../../lib/call.ts'
import { dismissNotification, notify } from '../../../lib/notify.tsx'
import { hideTemplate, showSavedTemplate } from './use-own-templates.ts'

/**
 * Deletes a template of the user's own, and shows the result in a toast that can undo it.
 *
 * @returns whether it was deleted
 */
export async function deleteTemplate(template: Template): Promise<boolean> {
  try {
    await send(endpoints.deleteTemplate, { params: { id: template.id } })
  } catch (error) {
    // Another tab has deleted it.
    if (!hasStatus(error, 404)) {
      fail('Failed to delete the template. Please try again.')
      return false
    }
  }
  await hideTemplate(template)
  notify({
    title: 'Success',
    description: 'Template deleted successfully.',
    actions: (
      <button type="button" onClick={() => void undo(template)}>
        Undo
      </button>
    ),
    displayMs: UNDO_MS,
  })
  return true
}

async function undo({ id }: Template): Promise<void> {
  dismissNotification()
  try {
    await showSavedTemplate(await call(endpoints.restoreTemplate, { params: { id } }))
    notify({ title: 'Restored', description: 'The template is back.' })
  } catch (error) {
    if (hasStatus(error, 404)) fail('It is too late to undo this.')
    else
      fail(
        (hasStatus(error, 413) && error.serverMessage) ||
          'The deletion could not be undone. Please try again.',
      )
  }
}

const fail = (description: string): void => notify({ title: 'Error', description, tone: 'error' })
