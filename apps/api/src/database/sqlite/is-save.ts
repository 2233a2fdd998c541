import { InsertQueryNode, type RootOperationNode } from 'kysely'

const KEPT_TABLES: ReadonlySet<string> = new Set(['images', 'memes', 'templates', 'users'])

/** Whether a query adds to what the site keeps: pictures, memes, templates and accounts. */
export const isSave = (query: RootOperationNode): boolean =>
  InsertQueryNode.is(query) && KEPT_TABLES.has(query.into?.table.identifier.name ?? '')
