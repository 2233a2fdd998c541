import { InsertQueryNode, type RootOperationNode } from 'kysely'

const KEPT_TABLES: ReadonlySet<string> = new Set(['images', 'memes', 'templates', 'users'])

/** Whether a query stores user content: pictures, memes, templates or accounts. */
export const isSave = (query: RootOperationNode): boolean =>
  InsertQueryNode.is(query) && KEPT_TABLES.has(query.into?.table.identifier.name ?? '')
