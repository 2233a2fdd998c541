import type { Generated } from 'kysely'

/** The tables, as Kysely sees them. Times are milliseconds since 1970; booleans are 0 or 1. */
export interface Database {
  users: {
    id: Generated<number>
    /** Lower case. */
    email: string
    firstName: string | null
    /** Null for somebody who signs in with a provider. */
    passwordHash: string | null
    createdAt: number
    /** Null, but for an account whose memes and pictures are being removed. */
    deletedAt: number | null
  }
  /** Who somebody is at a single sign-on provider. */
  identities: {
    issuer: string
    subject: string
    userId: number
    createdAt: number
  }
  /** Links that set a new password, once. */
  passwordResets: {
    /** SHA-256 of the token in the link. */
    tokenHash: string
    userId: number
    expiresAt: number
  }
  sessions: {
    /** SHA-256 of the id in the cookie. */
    id: string
    userId: number | null
    /** JSON, as the session plugin made it. */
    data: string
    expiresAt: number
  }
  images: {
    /** 128 random bits: whoever has the address may see the picture, and nobody can guess it. */
    id: string
    /** Null for pictures that belong to the site, such as templates. */
    ownerId: number | null
    mimeType: string
    width: number
    height: number
    byteSize: number
    data: Uint8Array
    createdAt: number
  }
  templates: {
    id: Generated<number>
    slug: string
    name: string
    description: string
    /** JSON array of strings. */
    tags: string
    exampleTop: string
    exampleBottom: string
    imageId: string
    thumbnailId: string
    /** SHA-256 of the file that was imported, in hexadecimal; null for a starter template. */
    sourceHash: string | null
  }
  /** Starter templates among these stay away at the next start. */
  removedTemplates: {
    slug: string
    removedAt: number
  }
  /** One row; triggers count every change of `templates`. */
  templateRevision: {
    revision: number
  }
  memes: {
    id: Generated<number>
    userId: number
    /** 128 random bits. */
    shareId: string
    title: string
    /** JSON of a `MemeDocument`: what is drawn on the picture. */
    document: string
    templateId: number | null
    customImageId: string | null
    imageId: string
    /** Null until somebody looks at it. */
    thumbnailId: string | null
    isPublic: number
    /** What the generator said of its picture, and the prompt; null for a meme made in the editor. */
    imageDescription: string | null
    aiPrompt: string | null
    createdAt: number
  }
  /** Totals of what each user keeps; triggers count every change of `images` and `memes`. */
  userStorage: {
    userId: number
    /** Of pictures, and of the text of memes in UTF-8. */
    bytes: number
    memeCount: number
  }
  /** What counts towards a user's hourly quota; older rows go. */
  generations: {
    id: Generated<number>
    userId: number
    startedAt: number
    /** Null while it is under way. */
    finishedAt: number | null
  }
}
