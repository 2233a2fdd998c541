/** A table of a site, and the columns that identify its rows, in the order of the copy. */
export interface SiteTable {
  readonly name: string
  readonly key: readonly string[]
  /** Whether the database numbers its rows. */
  readonly isNumbered?: boolean
  /** Whether its rows contain pictures. */
  readonly hasPictures?: boolean
}

/** A row with the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/**
 * What a site consists of, each table after those that it references. Totals and the revision of
 * the templates are left out: triggers make them.
 */
export const SITE_TABLES: readonly SiteTable[] = [
  { name: 'users', key: ['id'], isNumbered: true },
  { name: 'identities', key: ['issuer', 'subject'] },
  { name: 'password_resets', key: ['token_hash'] },
  { name: 'invitations', key: ['token_hash'] },
  { name: 'email_verifications', key: ['token_hash'] },
  { name: 'email_changes', key: ['user_id'] },
  { name: 'api_keys', key: ['id'], isNumbered: true },
  { name: 'passkeys', key: ['id'], isNumbered: true },
  { name: 'sessions', key: ['id'] },
  { name: 'images', key: ['id'], hasPictures: true },
  { name: 'templates', key: ['id'], isNumbered: true },
  { name: 'removed_templates', key: ['slug'] },
  { name: 'own_templates', key: ['id'], isNumbered: true },
  { name: 'memes', key: ['id'], isNumbered: true },
  { name: 'public_memes', key: ['meme_id'] },
  { name: 'remixes', key: ['meme_id'] },
  { name: 'public_words', key: ['meme_id', 'word'] },
  { name: 'public_tags', key: ['meme_id', 'tag_key'] },
  { name: 'likes', key: ['meme_id', 'user_id'] },
  { name: 'save_keys', key: ['user_id', 'save_key'] },
  { name: 'meme_words', key: ['user_id', 'word', 'meme_id'] },
  { name: 'user_words', key: ['user_id', 'word'] },
  { name: 'meme_tags', key: ['user_id', 'tag_key', 'meme_id'] },
  { name: 'deleted_memes', key: ['meme_id'] },
  { name: 'takedowns', key: ['share_id'] },
  { name: 'taken_down_prints', key: ['share_id'] },
  { name: 'decisions', key: ['id'], isNumbered: true },
  { name: 'taken_down_pictures', key: ['user_id', 'picture', 'share_id'] },
  { name: 'reports', key: ['id'], isNumbered: true },
  { name: 'report_mails', key: ['id'] },
  { name: 'sticker_images', key: ['meme_id', 'image_id'] },
  { name: 'generations', key: ['id'], isNumbered: true },
  { name: 'prompt_attempts', key: ['prompt_hash'] },
  { name: 'forgotten_passwords', key: ['id'] },
  { name: 'picture_objects', key: ['id'] },
  { name: 'first_account', key: ['id'] },
  { name: 'audit_log', key: ['id'], isNumbered: true },
  { name: 'site_hours', key: ['hour'] },
]

/** Tables that triggers or running servers fill, or that only running servers need. */
export const OTHER_TABLES: readonly string[] = [
  'counted_uses',
  'object_holds',
  'passkey_challenges',
  'request_counts',
  'template_revision',
  'template_uses',
  'user_storage',
  'web_files',
]
