/** A meme as the server answered it; what a person would hold against the site. */
export interface SavedMeme {
  readonly id: number
  readonly memeImageUrl: string
  readonly thumbnailUrl: string
  readonly customImageUrl: string | null
}

/** What a person was told by the server, and so relies on. */
export interface Diary {
  email: string
  cookie: string
  /** Saved for certain. */
  readonly saved: Map<number, SavedMeme>
  /** Deleted for certain. */
  readonly deleted: Set<number>
  /** The deletion was under way when the server died: both is right. */
  readonly doubtful: Set<number>
  readonly uploads: string[]
  /** Accounts that were made for certain since the last restart. */
  readonly newAccounts: string[]
  /** Each meme's picture, as it was seen first. */
  readonly pictures: Map<number, Buffer>
}

export const newDiary = (): Diary => ({
  email: '',
  cookie: '',
  saved: new Map(),
  deleted: new Set(),
  doubtful: new Set(),
  uploads: [],
  newAccounts: [],
  pictures: new Map(),
})
