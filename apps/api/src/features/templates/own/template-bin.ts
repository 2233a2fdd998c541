import type { Bin } from '../../bin/bin.ts'
import { listDeletedTemplates, purgeTemplates } from './own-templates.repository.ts'

/** Users' deleted templates. A mark in the row hides the template from every query. */
export const templateBin: Bin = {
  list: listDeletedTemplates,
  purge: (transaction, _userId, ids, until) => purgeTemplates(transaction, ids, until),
}
