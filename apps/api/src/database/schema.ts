import type { Generated } from 'kysely'

/** The tables, as Kysely sees them. Times are milliseconds since 1970; booleans are 0 or 1. */
export interface Database {
  users: {
    id: Generated<number>
    /** Lower case. */
    email: string
    firstName: string | null
    /** Null for a user who signs in with a provider. */
    passwordHash: string | null
    createdAt: number
    /** Null, except for a deleted account whose memes and pictures are still being removed. */
    deletedAt: number | null
  }
  /** Single sign-on identities of users. */
  identities: {
    issuer: string
    subject: string
    userId: number
    createdAt: number
  }
  /** Single-use links that set a new password. */
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
    /** 128 random bits: anyone with the URL may see the picture, and the URL can't be guessed. */
    id: string
    /** Null for pictures of the site, such as templates. */
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
    /** SHA-256 of the imported file in hexadecimal; null for a starter template. */
    sourceHash: string | null
  }
  /** Starter templates with these slugs are not created again. */
  removedTemplates: {
    slug: string
    removedAt: number
  }
  /** One row; triggers increment it on every change of `templates`. */
  templateRevision: {
    revision: number
  }
  memes: {
    id: Generated<number>
    userId: number
    /** 128 random bits. */
    shareId: string
    title: string
    /** A `MemeDocument` as JSON: what is drawn on the picture. */
    document: string
    templateId: number | null
    customImageId: string | null
    imageId: string
    /** Null until the meme is first viewed. */
    thumbnailId: string | null
    isPublic: number
    /** The description and the prompt of a generated meme; null for a meme made in the editor. */
    imageDescription: string | null
    aiPrompt: string | null
    createdAt: number
  }
  /** Storage use of each user; triggers update it on every change of `images` and `memes`. */
  userStorage: {
    userId: number
    /** Pictures, and meme texts in UTF-8. */
    bytes: number
    memeCount: number
  }
  /** Generations that count toward a user's hourly quota; older rows are deleted. */
  generations: {
    id: Generated<number>
    userId: number
    startedAt: number
    /** Null while the generation is running. */
    finishedAt: number | null
  }
}
