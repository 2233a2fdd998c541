/** A meme as the server returned it. */
export interface SavedMeme {
  readonly id: number
  readonly title: string
  readonly memeImageUrl: string
  readonly thumbnailUrl: string
  readonly customImageUrl: string | null
}

export interface UnansweredSave {
  /** The key of the save, and the title of its meme. */
  readonly key: string
  readonly input: object
}

/** The changes that the server has acknowledged to a user. */
export interface AcknowledgedChanges {
  email: string
  cookie: string
  /** Acknowledged saves, by id. */
  readonly saved: Map<number, SavedMeme>
  /** Ids of acknowledged deletions. */
  readonly deleted: Set<number>
  /** Ids whose deletion, or its undoing, was pending when the server died: either result is correct. */
  readonly uncertain: Set<number>
  /** Ids whose replacement was pending when the server died: either drawing is correct. */
  readonly replacing: Set<number>
  /** The save that the server had not answered when it died. It is sent again with its key. */
  unanswered: UnansweredSave | undefined
  readonly uploads: string[]
  /** E-mails of acknowledged sign-ups since the last restart. */
  readonly newAccounts: string[]
  /** The picture of each meme when it was first read. */
  readonly pictures: Map<number, Buffer>
}

/** The state before any acknowledged change. */
export const createAcknowledgedChanges = (): AcknowledgedChanges => ({
  email: '',
  cookie: '',
  saved: new Map(),
  deleted: new Set(),
  uncertain: new Set(),
  replacing: new Set(),
  unanswered: undefined,
  uploads: [],
  newAccounts: [],
  pictures: new Map(),
})
