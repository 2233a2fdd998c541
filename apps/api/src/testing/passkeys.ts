import { calls, type PasskeyProof, type PasskeyRequest } from '@memesmith/contract'
import { Authenticator } from './authenticator.ts'
import type { Client, TestApp } from './test-app.ts'

/** Signs up a new user who has a passkey and no password. */
export async function signUpWithPasskey(
  test: TestApp,
  email: string,
  authenticator = new Authenticator(),
): Promise<{ client: Client; authenticator: Authenticator; email: string }> {
  const client = test.newVisitor()
  const asked = await client.postJson(calls.startPasskeySignUp.path, { email, firstName: 'Ada' })
  if (asked.statusCode !== 200) throw new Error(`expected options, got ${asked.body}`)
  const passkey = authenticator.create(asked.json())
  const answer = await client.postJson(calls.signUpWithPasskey.path, { passkey })
  if (answer.statusCode !== 200) throw new Error(`expected a sign-up, got ${answer.body}`)
  return { client, authenticator, email }
}

/** What the login page asks a browser. */
export async function askedToSignIn(client: Client): Promise<PasskeyRequest> {
  return (await client.postJson(calls.startPasskeySignIn.path, {})).json()
}

/** The answer to a proof, in a browser that was asked. */
export const signInBy = (client: Client, passkey: PasskeyProof) =>
  client.postJson(calls.signInWithPasskey.path, { passkey, returnTo: '/dashboard' })

/** Signs in with the last passkey of an authenticator. */
export const signInWith = async (client: Client, authenticator: Authenticator) =>
  await signInBy(client, authenticator.prove(await askedToSignIn(client)))

/** A proof with which a signed-in user confirms something. */
export const confirmWith = async (client: Client, authenticator: Authenticator) =>
  authenticator.prove((await client.postJson(calls.startConfirmation.path, {})).json())

/** Adds a passkey to a signed-in user. */
export async function addPasskey(
  client: Client,
  authenticator: Authenticator,
  confirmation: object,
  name = '',
) {
  const asked = await client.postJson(calls.startPasskey.path, confirmation)
  if (asked.statusCode !== 200) return asked
  const passkey = authenticator.create(asked.json())
  return await client.postJson(calls.addPasskey.path, { passkey, name })
}
