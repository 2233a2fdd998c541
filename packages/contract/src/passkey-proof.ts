import Type, { type Static } from 'typebox'

/** What a browser proves a passkey by: `PublicKeyCredentialRequestOptionsJSON` of Web Authentication. */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  /** Milliseconds. */
  timeout: Type.Integer(),
  userVerification: Type.Literal('preferred'),
  /** Only for a user who is signed in. */
  allowCredentials: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), type: Type.Literal('public-key') })),
  ),
})
export type PasskeyRequest = Static<typeof PasskeyRequest>

/** What a browser answers to `PasskeyRequest`: `AuthenticationResponseJSON`. */
export const PasskeyProof = Type.Object({
  // The standard allows ids of 1023 bytes.
  id: Type.String({ maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Type.String({ maxLength: 4000 }),
    authenticatorData: Type.String({ maxLength: 4000 }),
    signature: Type.String({ maxLength: 6000 }),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
})
export type PasskeyProof = Static<typeof PasskeyProof>
