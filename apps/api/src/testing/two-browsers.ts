import { type Client, PASSWORD, type TestApp } from './test-app.ts'

/** A user who is signed in with two browsers. */
export async function signUpTwice(
  test: TestApp,
): Promise<{ here: Client; elsewhere: Client; email: string }> {
  const here = await test.signUp('Ada')
  const { email } = await here.me()
  const elsewhere = test.newVisitor()
  await elsewhere.postForm('/api/login', { email, password: PASSWORD })
  return { here, elsewhere, email }
}

/** 200 for a client that is signed in. */
export const statusOf = async (client: Client): Promise<number> =>
  (await client.get('/api/auth/user')).statusCode

/** The status of a login in another browser. */
export const logIn = async (test: TestApp, email: string, password: string): Promise<number> =>
  (await test.newVisitor().postForm('/api/login', { email, password })).statusCode

/** Removes the user's password, as single sign-on does. */
export async function dropPassword(test: TestApp, email: string): Promise<void> {
  const db = await test.connect()
  await db.updateTable('users').set({ passwordHash: null }).where('email', '=', email).execute()
  await db.destroy()
}
