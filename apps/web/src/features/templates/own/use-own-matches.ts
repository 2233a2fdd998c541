import type { Template } from '@memesmith/contract'
import type { AuthState } from '../../auth/use-current-user.ts'
import { useTemplateSearch } from '../use-template-search.ts'
import { useOwnTemplates } from './use-own-templates.ts'

const NONE: readonly Template[] = []

/**
 * The signed-in user's own templates that a search finds; none without a search.
 *
 * @returns undefined while they are loading; none if that fails
 */
export function useOwnMatches(
  auth: AuthState['status'],
  query: string,
  tag: string,
): readonly Template[] | undefined {
  const isFiltered = query.trim() !== '' || tag !== ''
  const isAsked = isFiltered && auth === 'signed-in'
  const { data, error } = useOwnTemplates(isAsked)
  const found = useTemplateSearch(data, query, tag)
  return isAsked && error === undefined ? found : NONE
}
