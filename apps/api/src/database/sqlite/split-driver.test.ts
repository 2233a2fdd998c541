import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let test: TestDatabase
let db: Db
beforeAll(async () => {
  test = await openTestDatabase()
  db = test.db
})
afterAll(() => test.close())

const remove = (slug: string, at = 0, on: Db = db) =>
  on.insertInto('removedTemplates').values({ slug, removedAt: at }).execute()

const slugs = async (on: Db = db) =>
  (await on.selectFrom('removedTemplates').select('slug').orderBy('slug').execute()).map(
    ({ slug }) => slug,
  )

describe('the database', () => {
  it('shows a write as soon as it has resolved', async () => {
    for (let index = 0; index < 50; index += 1) {
      await remove(`one-${index}`)
      expect(await slugs()).toContain(`one-${index}`)
    }
    await db.deleteFrom('removedTemplates').execute()
    expect(await slugs()).toEqual([])
  })

  it('hides the changes of a transaction until it is committed', async () => {
    await db.transaction().execute(async (transaction) => {
      await remove('inside', 0, transaction)
      expect(await slugs(transaction)).toEqual(['inside'])
      expect(await slugs()).toEqual([])
    })
    expect(await slugs()).toEqual(['inside'])
  })

  it('serializes transactions and single statements', async () => {
    await remove('counter')
    const countUp = () =>
      db.transaction().execute(async (transaction) => {
        const { removedAt } = await transaction
          .selectFrom('removedTemplates')
          .select('removedAt')
          .where('slug', '=', 'counter')
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('removedTemplates')
          .set({ removedAt: removedAt + 1 })
          .where('slug', '=', 'counter')
          .execute()
      })
    const countUpAlone = () =>
      db
        .updateTable('removedTemplates')
        .set(({ eb }) => ({ removedAt: eb('removedAt', '+', 1) }))
        .where('slug', '=', 'counter')
        .execute()
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? countUp() : countUpAlone())),
    )
    const row = await db
      .selectFrom('removedTemplates')
      .select('removedAt')
      .where('slug', '=', 'counter')
      .executeTakeFirstOrThrow()
    expect(row.removedAt).toBe(40)
  })

  it('rolls back a failed transaction, rejects with its error, and keeps working', async () => {
    const before = await slugs()
    const failing = db.transaction().execute(async (transaction) => {
      await remove('undone', 0, transaction)
      await remove('undone', 0, transaction)
    })
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    expect(await slugs()).toEqual(before)
    await remove('next')
    expect(await slugs()).toContain('next')
  })

  it('rejects queries after it is closed', async () => {
    const other = await openTestDatabase()
    await other.close()
    await expect(remove('later', 0, other.db)).rejects.toThrow('driver has already been destroyed')
  })
})
