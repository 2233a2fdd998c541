import type {
  ApiKeyScope,
  AuditAction,
  DecisionAct,
  HeldReason,
  PublicState,
  ReportOutcome,
  ReportReason,
} from '@memesmith/contract'
import type { Generated, Kysely } from 'kysely'

/** The database: SQLite or PostgreSQL. */
export type Db = Kysely<Database>

/** What a passkey is made or proven for. */
export type PasskeyPurpose = 'add' | 'confirm' | 'sign-in' | 'sign-up'

/**
 * What a link in an e-mail is for: to set a new password, verify the address, or confirm a new one; or
 * to tell the previous address of the change.
 */
export type LinkKind = 'reset' | 'verify' | 'change-email' | 'email-changed'

/** The tables, as Kysely sees them. Times are milliseconds since 1970; booleans are 0 or 1. */
export interface Database {
  readonly users: {
    readonly id: Generated<number>
    /** Lower case. */
    readonly email: string
    readonly firstName: string | null
    /** Null for a user who signs in with a provider. */
    readonly passwordHash: string | null
    readonly createdAt: number
    /** Null, except for a deleted account whose memes and pictures are still being removed. */
    readonly deletedAt: number | null
    /** When the account was created, until its e-mail address is verified; null if it need not be. */
    readonly unverifiedSince: number | null
    /** Null, except for an account that the operator has suspended. */
    readonly suspendedAt: number | null
    /** Null, except for an administrator. */
    readonly administratorSince: number | null
    /** The name beside memes in public; null until the user chooses one. */
    readonly handle: string | null
    /** The handle as `handleKeyOf` makes it: no two handles look the same. */
    readonly handleKey: string | null
    /** The key of the handle before that, and when it was given up. */
    readonly previousHandleKey: string | null
    readonly handleChangedAt: number | null
    /** The language that the user has chosen; null for that of the browser. */
    readonly language: string | null
  }
  /** One row, once the site has had an account. */
  readonly firstAccount: {
    readonly id: number
    readonly createdAt: number
  }
  /** What administrators and commands have done. Accounts are named by their ids, which outlive them. */
  readonly auditLog: {
    readonly id: Generated<number>
    readonly at: number
    readonly act: AuditAction
    /** The administrator; null for a command. */
    readonly actorId: number | null
    /** The account that it was done to. */
    readonly userId: number | null
    /** Of the meme that it was done to. */
    readonly shareId: string | null
    readonly details: string
  }
  /** Links that answer that their meme was taken down. */
  readonly takedowns: {
    readonly shareId: string
    /** The meme is purged after the time in which it can be restored. */
    readonly memeId: number
    /** For the operator. */
    readonly reason: string
    readonly takenDownAt: number
  }
  /** Pictures that their owners can't save again, because a meme of them was taken down. */
  readonly takenDownPictures: {
    readonly userId: number
    /** The id of an image, or the hash of its bytes. */
    readonly picture: string
    /** Of the meme. */
    readonly shareId: string
  }
  /** Reports about memes. */
  readonly reports: {
    readonly id: Generated<number>
    readonly memeId: number
    readonly reason: ReportReason
    readonly details: string
    readonly createdAt: number
    /** Null for a report that waits for the operator. */
    readonly handledAt: number | null
    /** A keyed hash of the meme and of the address that the report came from. */
    readonly reporter: string | null
    /** SHA-256 of the code with which the reporter asks what became of it. */
    readonly ticketHash: string | null
    /** The decision. Null while the report is open, and for reports closed before decisions were stored. */
    readonly outcome: ReportOutcome | null
  }
  /** One row: how far reports were sent by e-mail, and when the next e-mail may be sent. */
  readonly reportMails: {
    readonly id: number
    /** The id of the last report that was sent. */
    readonly sentUntil: number
    readonly nextAt: number
  }
  /** The totals of the site at the beginning of each hour of the last days. */
  readonly siteHours: {
    /** Milliseconds since 1970. */
    readonly hour: number
    readonly users: number
    readonly memes: number
    readonly bytes: number
  }
  /** Links with which people may sign up. */
  readonly invitations: {
    /** SHA-256 of the token in the link. */
    readonly tokenHash: string
    /** How many accounts can still be created with it. */
    readonly usesLeft: number
    readonly createdAt: number
    readonly expiresAt: number
  }
  /** Links that verify the e-mail address of a user. */
  readonly emailVerifications: {
    /** SHA-256 of the token in the link. */
    readonly tokenHash: string
    readonly userId: number
    readonly expiresAt: number
  }
  /** New addresses of accounts, until they are confirmed. */
  readonly emailChanges: {
    readonly userId: number
    /** In normal form. */
    readonly email: string
    /** SHA-256 of the token in the link; null until the e-mail is sent. */
    readonly tokenHash: string | null
    readonly expiresAt: number
  }
  /** Keys with which programs act for a user. */
  readonly apiKeys: {
    readonly id: Generated<number>
    readonly userId: number
    /** What it is for, in the user's words. */
    readonly name: string
    readonly scope: ApiKeyScope
    /** SHA-256 of the key. */
    readonly tokenHash: string
    readonly createdAt: number
    /** Null for a key that stays until it is revoked. */
    readonly expiresAt: number | null
    /** To the minute; null if it was never used. */
    readonly lastUsedAt: number | null
  }
  /** Passkeys of users. */
  readonly passkeys: {
    readonly id: Generated<number>
    readonly userId: number
    /** Base64url, as the browser sends it. */
    readonly credentialId: string
    /** The host name that it was made for, and works at. */
    readonly rpId: string
    /** 256 random bits as base64url: what authenticators know the account by. The same for all of a user. */
    readonly userHandle: string
    /** In the format of COSE. */
    readonly publicKey: Uint8Array
    /** How often it was used, as the authenticator counts; always 0 if it does not. */
    readonly counter: number
    /** In the user's words, or after the browser that made it. */
    readonly name: string
    readonly createdAt: number
    /** Null if it was never used. */
    readonly lastUsedAt: number | null
  }
  /** What browsers are asked to prove a passkey by. A row is deleted by the first answer. */
  readonly passkeyChallenges: {
    /** SHA-256 of the challenge. */
    readonly challengeHash: string
    readonly purpose: PasskeyPurpose
    /** SHA-256 of the session, or of a cookie: only the browser that asked can answer. */
    readonly holderHash: string
    /** JSON: the fields of a sign-up, and the handle of who makes a passkey. */
    readonly data: string
    readonly expiresAt: number
  }
  /** Single sign-on identities of users. */
  readonly identities: {
    readonly issuer: string
    readonly subject: string
    readonly userId: number
    readonly createdAt: number
  }
  /** Single-use links that set a new password. */
  readonly passwordResets: {
    /** SHA-256 of the token in the link. */
    readonly tokenHash: string
    readonly userId: number
    readonly expiresAt: number
  }
  readonly sessions: {
    /** SHA-256 of the id in the cookie. */
    readonly id: string
    readonly userId: number | null
    /** JSON, as the session plugin made it. */
    readonly data: string
    /** When it ends if it is not used. */
    readonly expiresAt: number
    readonly startedAt: number
  }
  readonly images: {
    /** 128 random bits: anyone with the URL may see the picture, and the URL can't be guessed. */
    readonly id: string
    /** Null for pictures of the site, such as templates. */
    readonly ownerId: number | null
    readonly mimeType: string
    readonly width: number
    readonly height: number
    readonly byteSize: number
    /** Empty when the bytes are in a bucket. */
    readonly data: Uint8Array
    readonly createdAt: number
    /** For a picture that moves: the number of frames, and their total time in ms; else null. */
    readonly frames: number | null
    readonly duration: number | null
  }
  readonly templates: {
    readonly id: Generated<number>
    readonly slug: string
    readonly name: string
    readonly description: string
    /** JSON array of strings. */
    readonly tags: string
    readonly exampleTop: string
    readonly exampleBottom: string
    /** Captions as JSON, with example texts; null for the usual two with the texts above. */
    readonly layers: string | null
    readonly imageId: string
    readonly thumbnailId: string
    /** A thumbnail with the example texts; null if there are none. */
    readonly exampleId: string | null
    /** SHA-256 of the imported file in hexadecimal; null for a starter template. */
    readonly sourceHash: string | null
    /** SHA-256 of the starter template; null for others, and for one of an earlier version. */
    readonly seedHash: string | null
  }
  /** Templates of users, which only their owner sees. */
  readonly ownTemplates: {
    /** From `FIRST_OWN_TEMPLATE_ID`. */
    readonly id: Generated<number>
    readonly userId: number
    /** 128 random bits, by which an import recognizes a template that the user already has. */
    readonly archiveKey: string
    readonly name: string
    readonly description: string
    /** JSON array of strings. */
    readonly tags: string
    /** Captions as JSON, with example texts. */
    readonly layers: string
    /** Its owner's upload. */
    readonly imageId: string
    readonly thumbnailId: string
    /** A thumbnail with the example texts; null if there are none. */
    readonly exampleId: string | null
    readonly createdAt: number
    /** Null, except for one that was deleted a moment ago, and can be restored. */
    readonly deletedAt: number | null
  }
  /** Starter templates with these slugs are not created again. */
  readonly removedTemplates: {
    readonly slug: string
    readonly removedAt: number
  }
  /** One row; triggers increment it on every change of `templates`. */
  readonly templateRevision: {
    readonly revision: number
  }
  /** How many memes were made from templates, deleted ones included. Templates without any have no row. */
  readonly templateUses: {
    readonly templateId: number
    readonly uses: number
  }
  /** One row: the last meme that `templateUses` counts. */
  readonly countedUses: {
    readonly upToMeme: number
  }
  readonly memes: {
    readonly id: Generated<number>
    readonly userId: number
    /** 128 random bits. */
    readonly shareId: string
    readonly title: string
    /** A `MemeDocument` as JSON: what is drawn on the picture. */
    readonly document: string
    readonly templateId: number | null
    /** The user's own template whose picture, at the time of the save, is the custom image. */
    readonly ownTemplateId: number | null
    readonly customImageId: string | null
    readonly imageId: string
    /** Null until the meme is first viewed. */
    readonly thumbnailId: string | null
    /** The animated WebP of a meme that moves; the image is its first frame. Else null. */
    readonly animationId: string | null
    /** The same as GIF; null until the first request. */
    readonly gifId: string | null
    /** The same as MP4, likewise. */
    readonly mp4Id: string | null
    /** The small JPEG that link previews show; null until it is first asked for. */
    readonly previewId: string | null
    readonly isPublic: number
    /** The description and the prompt of a generated meme; null for a meme made in the editor. */
    readonly imageDescription: string | null
    readonly aiPrompt: string | null
    /** The generator's title of a generated meme; null if it had none. */
    readonly suggestedTitle: string | null
    readonly createdAt: number
    /** Null until the drawing is replaced. */
    readonly updatedAt: number | null
    /** JSON array of strings. */
    readonly tags: Generated<string>
    readonly isFavorite: Generated<number>
    /** The title, folded, for sorting. */
    readonly titleKey: Generated<string>
    /** 0 until the words of the meme are stored. */
    readonly wordsVersion: Generated<number>
    /** The share id of the meme that it was imported from. */
    readonly importedFrom: string | null
    /**
     * A hash of the picture, or of the animation: memes with the same one are duplicates. Empty if it
     * can't be read; null until it is known.
     */
    readonly pictureHash: string | null
    /** When its owner first put it in public, and when it was first let in; null before that. */
    readonly putInPublicAt: number | null
    readonly letInAt: number | null
    /** Why an administrator keeps it out of the public, for its owner; null otherwise. */
    readonly keptOutReason: string | null
  }
  /** Memes that their owners show in public. */
  readonly publicMemes: {
    readonly memeId: number
    readonly userId: number
    /** The template of the meme. */
    readonly templateId: number | null
    readonly state: PublicState
    /** Why an administrator kept it out. */
    readonly reason: Generated<string>
    /** Why it waits, on a site that shows memes at once; empty otherwise. */
    readonly held: Generated<HeldReason | ''>
    /** When its owner showed it, in ms since 1970. */
    readonly shownAt: number
    /** The number of its rows in `likes`. */
    readonly likes: number
    /** Its place in the order by popularity, as `popularityOf` counts it. */
    readonly popularity: number
    /** A random number: its place in the random order. */
    readonly shuffle: number
  }
  /** What administrators decided about memes, for their owners, who can object to each once. */
  readonly decisions: {
    readonly id: Generated<number>
    readonly userId: number
    readonly shareId: string
    /** Of the meme, at that time. */
    readonly title: string
    readonly act: DecisionAct
    readonly reason: ReportReason
    readonly details: string
    readonly madeAt: number
    /** The owner's words; null without an appeal. */
    readonly appeal: string | null
    readonly appealedAt: number | null
    /** The administrator's words; null until it is answered. */
    readonly answer: string | null
    readonly wasReversed: number | null
    readonly answeredAt: number | null
  }
  /** What the pictures of taken-down memes look like. */
  readonly takenDownPrints: {
    readonly shareId: string
    /** As `printsOf` makes them, one after another. */
    readonly prints: Uint8Array
  }
  /** After which meme in public a meme was made. */
  readonly remixes: {
    readonly memeId: number
    /** Who showed that meme. */
    readonly authorId: number
    /** Its share id; it may be gone since. */
    readonly original: string
  }
  /** The search words of memes that are shown in public. */
  readonly publicWords: {
    /** Folded. */
    readonly word: string
    readonly memeId: number
    /** As in `memeWords`. */
    readonly weight: number
  }
  /** The tags of memes that are shown in public, with their places in the orders of `publicMemes`. */
  readonly publicTags: {
    /** Folded. */
    readonly tagKey: string
    readonly memeId: number
    readonly tag: string
    readonly shownAt: number
    readonly popularity: number
  }
  /** Who likes which meme. */
  readonly likes: {
    readonly memeId: number
    readonly userId: number
    readonly likedAt: number
  }
  /** The keys that clients gave their saves. A key outlives its meme. */
  readonly saveKeys: {
    readonly userId: number
    readonly saveKey: string
    readonly memeId: number
    readonly savedAt: number
  }
  /** The search words of memes. */
  readonly memeWords: {
    readonly userId: number
    /** Folded. */
    readonly word: string
    readonly memeId: number
    /** The weight of the best place where the word is in the meme. */
    readonly weight: number
  }
  /** The words of `memeWords`, once per user, for correcting typos. */
  readonly userWords: {
    readonly userId: number
    readonly word: string
  }
  /** The tags of `memes`. */
  readonly memeTags: {
    readonly userId: number
    /** Folded. */
    readonly tagKey: string
    readonly memeId: number
    readonly tag: string
  }
  /** Memes that were deleted a moment ago, and can be restored. Their rows are still there. */
  readonly deletedMemes: {
    readonly memeId: number
    readonly userId: number
    /** In the future for a meme that was taken down: it is purged later, and not by its user. */
    readonly deletedAt: number
  }
  /** Storage use of each user; triggers update it on every change of `images` and `memes`. */
  readonly userStorage: {
    readonly userId: number
    /** Pictures, and meme texts in UTF-8. */
    readonly bytes: number
    readonly memeCount: number
  }
  /** The uploads that are stickers of a meme. */
  readonly stickerImages: {
    readonly memeId: number
    readonly imageId: string
  }
  /** Objects in the bucket without a record: it is about to be stored, or was deleted. */
  readonly pictureObjects: {
    /** The id of the image. */
    readonly id: string
    /** 0 for one that was deleted. */
    readonly since: number
  }
  /** Backups that are being made: meanwhile objects stay in the bucket. */
  readonly objectHolds: {
    readonly id: string
    readonly endsAt: number
  }
  /** Requests that count toward rate limits, on a site of several servers. */
  readonly requestCounts: {
    /** SHA-256 of the limit's name and of whom it counts. */
    readonly key: string
    readonly count: number
    readonly endsAt: number
  }
  /** The last attempt at each prompt of the built-in generator. */
  readonly promptAttempts: {
    readonly promptHash: number
    readonly attempt: number
    readonly attemptedAt: number
  }
  /** People who wait for an e-mail with a link. */
  readonly forgottenPasswords: {
    readonly id: string
    /** What the link is for. */
    readonly kind: Generated<LinkKind>
    /** Of the e-mail to an account that keeps none; null for English. */
    readonly language: string | null
    /** In normal form; there may be no account with it. */
    readonly email: string
    /** Made or missed: the minutes since the first one. */
    readonly tries: number
    readonly nextTryAt: number
  }
  /** Files of the web app, for pages that a server of another version has sent. */
  readonly webFiles: {
    /** Such as `/assets/index-abc.js`. */
    readonly path: string
    readonly data: Uint8Array
    /** When a server that has the file last recorded it. */
    readonly seenAt: number
  }
  /** Generations that count toward a user's hourly quota; older rows are deleted. */
  readonly generations: {
    readonly id: Generated<number>
    readonly userId: number
    readonly startedAt: number
    /** Null while the generation is running. */
    readonly finishedAt: number | null
  }
}
