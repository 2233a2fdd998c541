import { calls, pathOf, queryOf, type Template } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { createLoader } from '../../../lib/api-client.ts'
import { isKeyOfKept } from '../kept/use-kept-templates.ts'

const OWN = calls.listTemplates.path + queryOf({ own: 'true' })
const loadAll = createLoader(calls.listTemplates)

type List = readonly Template[]

/** A server that has only the list of the specification (§7) answers with all templates. */
const load = async (address: string): Promise<List> =>
  (await loadAll(address)).filter(({ isOwn }) => isOwn)

/**
 * The signed-in user's own templates, the newest first.
 *
 * @param isWanted false to load nothing
 */
export const useOwnTemplates = (isWanted: boolean) => useSWR<List>(isWanted ? OWN : null, load)

/** Changes the list of the user's own, and those of this browser that may contain some. */
const changeLists = (change: (list: List) => List) =>
  mutate<List>(
    (key) => key === OWN || isKeyOfKept(key),
    (list) => list && change(list),
    { revalidate: false },
  )

/** Shows a template that was saved, or brought back after it was deleted. */
export async function showSavedTemplate(saved: Template): Promise<void> {
  await mutate(pathOf(calls.getTemplate, { id: saved.id }), saved, { revalidate: false })
  await changeLists((list) => list.map((each) => (each.id === saved.id ? saved : each)))
  await mutate<List>(
    OWN,
    (list) =>
      list &&
      (list.some(({ id }) => id === saved.id)
        ? list
        : [saved, ...list].toSorted((a, b) => b.id - a.id)),
    { revalidate: false },
  )
  // It may be a favorite.
  await mutate(isKeyOfKept)
}

/** Removes a template from the lists. */
export const hideTemplate = async ({ id }: Template): Promise<void> => {
  await changeLists((list) => list.filter((each) => each.id !== id))
}
