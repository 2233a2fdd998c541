import { InsertQueryNode, type RootOperationNode, TableNode, UpdateQueryNode } from 'kysely'

const KEPT_TABLES: ReadonlySet<string> = new Set(['images', 'memes', 'templates', 'users'])

/** Whether a query stores user content: pictures, memes, templates or accounts. */
export const isSave = (query: RootOperationNode): boolean =>
  InsertQueryNode.is(query)
    ? KEPT_TABLES.has(query.into?.table.identifier.name ?? '')
    : isChangedMeme(query)

/** Changes of other tables are small, and some must succeed on a full disk, such as a logout. */
const isChangedMeme = (query: RootOperationNode): boolean =>
  UpdateQueryNode.is(query) &&
  query.table !== undefined &&
  TableNode.is(query.table) &&
  query.table.table.identifier.name === 'memes'
