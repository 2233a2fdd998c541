/**
 * Every error of the API: its HTTP status and its default message. The mark before a message puts it into
 * the catalogs of `packages/languages`; `Unauthorized` is that in every language (spec §8).
 */
export const API_ERRORS = {
  invalid_request: [400, /*i18n*/ 'The request was not understood.'],
  source_required: [
    400,
    /*i18n*/ 'A meme needs a picture: give templateId, customImageUrl or memeImageUrl.',
  ],
  payload_too_large: [400, /*i18n*/ 'The request body is too large.'],
  unauthorized: [401, 'Unauthorized'],
  cross_site: [403, /*i18n*/ 'This request came from another site, so it was refused.'],
  key_not_allowed: [403, /*i18n*/ 'This API key is not allowed to do that.'],
  picture_taken_down: [
    403,
    /*i18n*/ 'An administrator of this site has taken this picture down, so it can not be saved again.',
  ],
  no_public_side: [
    403,
    /*i18n*/ 'This site has no public side, so a meme can only be shared by its link.',
  ],
  publishing_limit: [
    403,
    /*i18n*/ 'New accounts can show only a few memes in public each day. Please try again tomorrow.',
  ],
  confirmation_failed: [403, /*i18n*/ 'That is not what this account has.'],
  account_suspended: [
    403,
    /*i18n*/ 'This account is suspended. The people who run this site can tell you more.',
  ],
  passkey_refused: [403, /*i18n*/ 'This passkey could not be checked. Please try again.'],
  passkey_unknown: [403, /*i18n*/ 'This site does not know this passkey. Log in another way.'],
  sign_up_refused: [403, /*i18n*/ 'This site takes no new accounts.'],
  not_found: [404, /*i18n*/ 'There is nothing here.'],
  template_not_found: [404, /*i18n*/ 'There is no such template.'],
  image_not_found: [404, /*i18n*/ 'There is no such image among your uploads.'],
  appeal_refused: [
    409,
    /*i18n*/ 'You have appealed against that already, or there is nothing to appeal against.',
  ],
  meme_not_public: [404, /*i18n*/ 'There is no such meme in public.'],
  person_not_found: [404, /*i18n*/ 'There is nobody with that handle.'],
  meme_not_found: [404, /*i18n*/ 'There is no such meme among yours.'],
  request_timeout: [408, /*i18n*/ 'The request took too long to arrive.'],
  account_protected: [
    409,
    /*i18n*/ 'This is the account of an administrator. Only the commands on the server change it.',
  ],
  email_taken: [409, /*i18n*/ 'There is an account with this e-mail already.'],
  handle_required: [
    409,
    /*i18n*/ 'Choose a handle on your account page first: it is shown beside your memes in public.',
  ],
  handle_taken: [409, /*i18n*/ 'Somebody has that handle, or one that looks the same.'],
  too_many_keys: [
    409,
    /*i18n*/ 'You have as many API keys as an account can have. Revoke one first.',
  ],
  too_many_passkeys: [
    409,
    /*i18n*/ 'You have as many passkeys as an account can have. Remove one first.',
  ],
  last_way_in: [
    409,
    /*i18n*/ 'This is the only way into your account. Set a password or add another passkey first.',
  ],
  passkeys_unavailable: [
    409,
    /*i18n*/ 'Passkeys need the name of a site. Open this one by its name, not by an IP address.',
  ],
  last_administrator: [
    409,
    /*i18n*/ 'This is the only administrator who can log in. Make another one first, with accounts:promote.',
  ],
  no_passwords: [409, /*i18n*/ 'People sign in with single sign-on here: there are no passwords.'],
  not_restorable: [409, /*i18n*/ 'This meme can not be restored any more.'],
  import_running: [
    409,
    /*i18n*/ 'Another import of yours is running. Please wait until it is finished.',
  ],
  gone_meanwhile: [409, /*i18n*/ 'What this needs was deleted in the meantime.'],
  deleted_since: [410, /*i18n*/ 'This was saved before, and deleted since.'],
  meme_taken_down: [410, /*i18n*/ 'This meme was taken down.'],
  image_too_large: [413, /*i18n*/ 'The image is too large.'],
  animation_too_large: [
    413,
    /*i18n*/ 'This animation is too large. Use its first part, or a still.',
  ],
  collection_full: [
    413,
    /*i18n*/ 'Your collection is full. Delete memes that you no longer need, then try again.',
  ],
  unsupported_media_type: [
    415,
    /*i18n*/ 'The request has a content type that is not accepted here.',
  ],
  image_type_unsupported: [
    415,
    /*i18n*/ 'This file is not a picture of a supported type: PNG, JPEG, GIF, WebP or AVIF.',
  ],
  unknown_host: [
    421,
    /*i18n*/ 'This site does not know this address. Open it as localhost or by its IP address, or set PUBLIC_URL to the address that people use.',
  ],
  image_unreadable: [
    422,
    /*i18n*/ 'This picture could not be read: the file is damaged or cut off.',
  ],
  drawing_too_slow: [
    422,
    /*i18n*/ 'This meme takes too long to draw. Use fewer captions, or shorter and simpler ones.',
  ],
  archive_refused: [422, /*i18n*/ 'This file is not a zip of memes.'],
  name_refused: [422, /*i18n*/ 'That name can not be used.'],
  handle_refused: [422, /*i18n*/ 'That handle can not be used.'],
  email_refused: [422, /*i18n*/ 'That e-mail address can not be used.'],
  password_refused: [422, /*i18n*/ 'That password can not be used.'],
  generation_refused: [422, /*i18n*/ 'The generator refused this prompt.'],
  insult_unconfirmed: [
    422,
    /*i18n*/ 'This prompt may hurt the person it is about. Send it with isConfirmed to have it drawn anyway.',
  ],
  too_many_requests: [429, /*i18n*/ 'Too many requests: please wait a moment and try again.'],
  headers_too_large: [431, /*i18n*/ 'The headers of this request are too large.'],
  format_unsupported: [501, /*i18n*/ 'Only format=json is answered here.'],
  internal: [500, /*i18n*/ 'Something went wrong on our side. Please try again.'],
  generator_unavailable: [502, /*i18n*/ 'The generator is not available.'],
  busy: [503, /*i18n*/ 'The server is busy. Please try again in a moment.'],
  database_away: [
    503,
    /*i18n*/ 'This site cannot reach its database at the moment. Please try again in a moment.',
  ],
  storage_away: [
    503,
    /*i18n*/ 'This site cannot reach its pictures at the moment. Please try again in a moment.',
  ],
  generation_timeout: [
    503,
    /*i18n*/ 'This prompt took too long to read. Please try again with a shorter one.',
  ],
  read_only: [503, /*i18n*/ 'Nothing can be changed here at the moment. Please try again later.'],
  not_ready: [503, /*i18n*/ 'The server is not ready yet.'],
  storage_full: [
    507,
    /*i18n*/ 'This site has no room for anything new at the moment. What is saved stays saved.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ApiErrorCode = keyof typeof API_ERRORS

/** The body of every error response. */
export interface ApiError {
  readonly code: ApiErrorCode
  readonly message: string
  /** The request's id in the server's log. */
  readonly requestId?: string
}
