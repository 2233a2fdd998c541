/**
 * A passkey authenticator and its browser in software, for tests over HTTP. It signs with ES256, and sends
 * no attestation.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@memesmith/contract'

/** What a broken or hostile browser or authenticator says instead. */
interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly counter?: number
  readonly credentialId?: string
  readonly userHandle?: string
  /** The format of a statement that vouches for the authenticator, which is empty. */
  readonly attestation?: string
  /** Leaves out that the user was verified: a finger or a PIN. */
  readonly isUnverified?: boolean
}

interface Credential {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  counter: number
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const uint32 = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
const uint16 = (number: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export class Authenticator {
  readonly credentials: Credential[] = []
  readonly #origin: string
  readonly #isCounting: boolean

  /**
   * @param origin of the page in its browser
   * @param isCounting false for one that syncs its passkeys, and counts nothing
   */
  constructor(origin = 'http://localhost', isCounting = true) {
    this.#origin = origin
    this.#isCounting = isCounting
  }

  /** Makes a passkey. */
  create(options: PasskeyCreation, lies: Lies = {}): NewPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const rpId = lies.rpId ?? options.rp.id
    const id = lies.credentialId ?? randomBytes(32).toString('base64url')
    this.credentials.push({ id, rpId, userHandle: options.user.id, privateKey, counter: 0 })
    const idBytes = Buffer.from(id, 'base64url')
    const authData = Buffer.concat([
      this.#start(rpId, HAS_CREDENTIAL, 0, lies),
      Buffer.alloc(16),
      uint16(idBytes.length),
      idBytes,
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: an ES256 key in the format of COSE.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const format = lies.attestation ?? 'none'
    const attestationObject = Buffer.concat([
      // {fmt: of less than 24 bytes, attStmt: {}, authData: of less than 64 KB} in CBOR.
      Buffer.from('a363666d74', 'hex'),
      Buffer.from([0x60 | format.length]),
      Buffer.from(format),
      Buffer.from('6761747453746d74a0', 'hex'),
      Buffer.from('686175746844617461', 'hex'),
      Buffer.from([0x59]),
      uint16(authData.length),
      authData,
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, lies).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      },
    }
  }

  /** Proves the passkey that was made last of those that fit, as a person would choose one. */
  prove(options: PasskeyRequest, lies: Lies = {}): PasskeyProof {
    const allowed = options.allowCredentials?.map(({ id }) => id)
    const credential = this.credentials.findLast(
      ({ id, rpId }) => rpId === options.rpId && (allowed?.includes(id) ?? true),
    )
    if (credential === undefined) throw new Error('expected a passkey that fits')
    if (this.#isCounting) credential.counter += 1
    const { id, rpId, userHandle, privateKey, counter } = credential
    const authenticatorData = this.#start(lies.rpId ?? rpId, 0, lies.counter ?? counter, lies)
    const clientData = this.#clientData('webauthn.get', options, lies)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return {
      id: lies.credentialId ?? id,
      rawId: lies.credentialId ?? id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? userHandle,
      },
    }
  }

  #start(rpId: string, flags: number, counter: number, { isUnverified }: Lies): Buffer {
    const user = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | user]), uint32(counter)])
  }

  #clientData(type: string, { challenge }: { readonly challenge: string }, lies: Lies): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false }
    const { type: otherType = type, challenge: other = challenge, origin = this.#origin } = lies
    return Buffer.from(JSON.stringify({ ...said, type: otherType, challenge: other, origin }))
  }
}
