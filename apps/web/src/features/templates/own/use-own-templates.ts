import { endpoints, pathOf, queryOf, type Template } from '@memesmith/contract'
import { mutate } from 'swr'

const { listTemplates, getTemplate } = endpoints
const OWN = listTemplates.path + queryOf({ own: 'true' })

/** Shows a template that was saved, first if it is new. */
export async function showSavedTemplate(saved: Template): Promise<void> {
  await mutate(pathOf(getTemplate, { id: saved.id }), saved, { revalidate: false })
  await mutate<readonly Template[]>(
    OWN,
    (list) =>
      list &&
      (list.some(({ id }) => id === saved.id)
        ? list.map((each) => (each.id === saved.id ? saved : each))
        : [saved, ...list]),
    { revalidate: false },
  )
}
