/** The passkeys of an account: adding, confirming with and removing them. */
import { calls, MAX_PASSKEYS, type Passkey, pathOf } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../testing/authenticator.ts'
import {
  addPasskey,
  askedToSignIn,
  confirmWith,
  signInBy,
  signInWith,
  signUpWithPasskey,
} from '../../../testing/passkeys.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { logIn, statusOf } from '../../../testing/two-browsers.ts'
import { isCurrentUser } from '../../../users/users.repository.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

let users = 0
const signUp = (authenticator?: Authenticator) =>
  signUpWithPasskey(site, `own${++users}@example.com`, authenticator)
const password = { password: PASSWORD }

async function passkeysOf(client: Client): Promise<Passkey[]> {
  return (await client.get(calls.listPasskeys.path)).json()
}
const remove = (client: Client, { id }: { id: number }, confirmation: object) =>
  client.postJson(pathOf(calls.removePasskey, { id }), confirmation)

describe('a passkey', () => {
  it('is added with the password, named, and shown with its last use', async () => {
    const user = await site.signUp('Ada')
    expect(await passkeysOf(user)).toEqual([])
    const authenticator = new Authenticator()
    const answer = await addPasskey(user, authenticator, password, ' Phone ')
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    ])
    await signInWith(site.newVisitor(), authenticator)
    await addPasskey(user, new Authenticator(), password)
    const [second, first] = await passkeysOf(user)
    expect(first).toMatchObject({ name: 'Phone', lastUsedAt: expect.stringMatching(/^20/) })
    expect(second).toMatchObject({ name: 'Passkey', lastUsedAt: null })
    expect((await user.get(calls.getAccount.path)).json()).toMatchObject({
      hasPassword: true,
      hasPasskey: true,
    })
  })

  it('is named after the browser that made it', async () => {
    const user = await site.signUp()
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    const asked = await user.postJson(calls.startPasskey.path, password)
    const payload = { passkey: new Authenticator().create(asked.json()) }
    const url = calls.addPasskey.path
    const answer = await user.send({ method: 'POST', url, headers, payload })
    expect(answer.json().name).toBe('Firefox, Windows')
  })

  it('is not added without a confirmation, nor by another browser or account', async () => {
    const user = await site.signUp()
    const authenticator = new Authenticator()
    for (const confirmation of [{}, { password: 'wrong horse' }, { passkey: undefined }]) {
      const refused = await user.postJson(calls.startPasskey.path, confirmation)
      expect(refused.json().code).toBe('confirmation_failed')
    }
    const asked = (await user.postJson(calls.startPasskey.path, password)).json()
    const passkey = authenticator.create(asked)
    const elsewhere = site.newVisitor()
    await elsewhere.postForm('/api/login', { email: (await user.me()).email, ...password })
    const other = await site.signUp()
    for (const client of [elsewhere, other]) {
      const refused = await client.postJson(calls.addPasskey.path, { passkey })
      expect(refused.json().code).toBe('passkey_refused')
    }
    // The first wrong answer has ended the challenge.
    expect((await user.postJson(calls.addPasskey.path, { passkey })).json().code).toBe(
      'passkey_refused',
    )
    expect(await passkeysOf(user)).toEqual([])
  })

  it('of an authenticator is not offered to it again, and an account has a number of them', async () => {
    const { client, authenticator } = await signUp()
    const { id } = await client.me()
    for (let count = 1; count < MAX_PASSKEYS - 1; count += 1) {
      await site.query(
        `insert into passkeys (user_id, credential_id, rp_id, user_handle, public_key, counter, name, created_at)
          select user_id, 'made ${count}', 'elsewhere', user_handle, public_key, 0, name, 1
          from passkeys where user_id = ${id} and rp_id = 'localhost'`,
      )
    }
    const passkey = await confirmWith(client, authenticator)
    const asked = await client.postJson(calls.startPasskey.path, { passkey })
    expect(asked.json().excludeCredentials).toContainEqual({
      id: authenticator.credentials[0]?.id,
      type: 'public-key',
    })
    await client.postJson(calls.addPasskey.path, { passkey: authenticator.create(asked.json()) })
    const full = { passkey: await confirmWith(client, authenticator) }
    expect((await client.postJson(calls.startPasskey.path, full)).json().code).toBe(
      'too_many_passkeys',
    )
  })

  it('of another address is listed as one that does not work here', async () => {
    const { client } = await signUp()
    const { id } = await client.me()
    await site.query(`update passkeys set rp_id = 'old.example' where user_id = ${id}`)
    expect(await passkeysOf(client)).toMatchObject([{ madeFor: 'old.example' }])
    const asked = await client.postJson(calls.startConfirmation.path, {})
    expect(asked.json()).toMatchObject({
      code: 'confirmation_failed',
      message: 'This account has no passkey that works at this address.',
    })
  })
})

describe('removing a passkey', () => {
  it('needs a confirmation, and leaves no way in for it; its sessions stay', async () => {
    const user = await site.signUp()
    const authenticator = new Authenticator()
    const made: Passkey = (await addPasskey(user, authenticator, password)).json()
    const session = site.newVisitor()
    await signInWith(session, authenticator)
    expect((await remove(user, made, {})).json().code).toBe('confirmation_failed')
    expect((await remove(user, made, password)).statusCode).toBe(204)
    // So does a login with it that was under way.
    const proven = { userId: (await user.me()).id, passkeyId: made.id }
    const db = await site.connect()
    expect(await isCurrentUser(db, proven)).toBe(false)
    await db.destroy()
    expect((await signInWith(site.newVisitor(), authenticator)).json().code).toBe('passkey_unknown')
    expect(await statusOf(session)).toBe(200)
    expect((await remove(user, made, password)).statusCode).toBe(204)
  })

  it('never touches another user’s', async () => {
    const { client: owner, authenticator } = await signUp()
    const [passkey] = await passkeysOf(owner)
    const thief = await site.signUp()
    expect((await remove(thief, passkey ?? { id: 0 }, password)).statusCode).toBe(204)
    expect(await passkeysOf(owner)).toHaveLength(1)
    expect((await signInWith(site.newVisitor(), authenticator)).statusCode).toBe(200)
  })

  it('keeps the last way in: one without a password, and one that works at this address', async () => {
    const { client, authenticator } = await signUp()
    const [first] = await passkeysOf(client)
    const confirmed = async () => ({ passkey: await confirmWith(client, authenticator) })
    const refused = await remove(client, first ?? { id: 0 }, await confirmed())
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_way_in'])
    const second = (await addPasskey(client, authenticator, await confirmed())).json()
    await site.query(`update passkeys set rp_id = 'old.example' where id = ${second.id}`)
    authenticator.credentials.pop()
    expect((await remove(client, first ?? { id: 0 }, await confirmed())).statusCode).toBe(409)
    // One that works nowhere can go.
    expect((await remove(client, second, await confirmed())).statusCode).toBe(204)
    expect(await passkeysOf(client)).toHaveLength(1)
  })

  it('of the last two at the same moment leaves one', async () => {
    const phone = new Authenticator()
    const { client } = await signUp(phone)
    const key = new Authenticator()
    await addPasskey(client, key, { passkey: await confirmWith(client, phone) })
    const [second, first] = await passkeysOf(client)
    const proofs = [await confirmWith(client, phone), await confirmWith(client, key)]
    const answers = await Promise.all([
      remove(client, first ?? { id: 0 }, { passkey: proofs[1] }),
      remove(client, second ?? { id: 0 }, { passkey: proofs[0] }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(await passkeysOf(client)).toHaveLength(1)
  })

  it('of all is possible with a password', async () => {
    const user = await site.signUp()
    const made = (await addPasskey(user, new Authenticator(), password)).json()
    expect((await remove(user, made, password)).statusCode).toBe(204)
    expect(await passkeysOf(user)).toEqual([])
  })
})

describe('a passkey confirms, in place of a password that an account may not have,', () => {
  it('a first password, which ends the other sessions and keeps the passkeys', async () => {
    const { client, authenticator, email } = await signUp()
    const elsewhere = site.newVisitor()
    await signInWith(elsewhere, authenticator)
    const newPassword = 'correct horse battery'
    const path = calls.changePassword.path
    const refused = await client.postJson(path, { currentPassword: '', newPassword })
    expect(refused.json()).toMatchObject({
      code: 'confirmation_failed',
      message: expect.stringContaining('Confirm with a passkey'),
    })
    const passkey = await confirmWith(client, authenticator)
    expect((await client.postJson(path, { passkey, newPassword })).statusCode).toBe(204)
    expect([await statusOf(client), await statusOf(elsewhere)]).toEqual([200, 401])
    expect(await logIn(site, email, newPassword)).toBe(303)
    expect((await signInWith(site.newVisitor(), authenticator)).statusCode).toBe(200)
  })

  it('another e-mail address', async () => {
    const { client, authenticator } = await signUp()
    const passkey = await confirmWith(client, authenticator)
    const body = { email: `other${users}@example.com`, passkey }
    expect((await client.postJson(calls.changeEmail.path, body)).statusCode).toBe(204)
    expect((await client.me()).email).toBe(body.email)
  })

  it('the end of the account, for which its e-mail address is not enough', async () => {
    const { client, authenticator, email } = await signUp()
    const typed = await client.postJson(calls.deleteAccount.path, { confirmation: email })
    expect(typed.json().code).toBe('confirmation_failed')
    const passkey = await confirmWith(client, authenticator)
    expect((await client.postJson(calls.deleteAccount.path, { passkey })).statusCode).toBe(204)
    expect(await statusOf(client)).toBe(401)
  })

  it('nothing with a proof of another account, of a sign-in, or a second time', async () => {
    const victim = await signUp()
    const thief = await signUp()
    const deletes = (passkey: unknown) =>
      victim.client.postJson(calls.deleteAccount.path, { passkey })
    const asked = (await victim.client.postJson(calls.startConfirmation.path, {})).json()
    const { allowCredentials: _, ...any } = asked
    const foreign = thief.authenticator.prove(any)
    expect((await deletes(foreign)).json()).toMatchObject({
      code: 'confirmation_failed',
      message: 'That is not a passkey of this account.',
    })
    const ofSignIn = victim.authenticator.prove(await askedToSignIn(victim.client))
    expect((await deletes(ofSignIn)).json().code).toBe('passkey_refused')
    const proof = await confirmWith(victim.client, victim.authenticator)
    expect((await signInBy(victim.client, proof)).json().code).toBe('passkey_refused')
    expect((await deletes(proof)).json().code).toBe('passkey_refused')
    expect(await statusOf(victim.client)).toBe(200)
  })
})
