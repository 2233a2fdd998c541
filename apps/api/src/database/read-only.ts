import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db } from './schema.ts'

/** Nothing may be changed at the moment. */
export class ReadOnlyError extends Error {
  readonly code = 'READ_ONLY'
}

const CHANGES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']
/** Request counts are not part of the site's content. */
const NOT_OF_THE_SITE = /"request_counts"/

/**
 * A database in which nothing can be changed while `isReadOnly` returns true.
 *
 * @param db queries of another connection are not affected
 */
export function guardWrites(db: Db, isReadOnly: () => boolean): Db {
  const guard: KyselyPlugin = {
    transformQuery({ node }) {
      if (isReadOnly() && changesSite(node)) throw new ReadOnlyError('the site is read-only')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(guard)
}

const changesSite = (node: RootOperationNode): boolean =>
  CHANGES.includes(node.kind) && !NOT_OF_THE_SITE.test(JSON.stringify(tableOf(node)))

function tableOf(node: RootOperationNode): unknown {
  if ('into' in node) return node.into
  if ('table' in node) return node.table
  return 'from' in node ? node.from : undefined
}
