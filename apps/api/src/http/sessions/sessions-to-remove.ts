const RETRY_MS = 5000

/**
 * Sessions that have ended but may still be in the database, because it could not be written. They
 * are not accepted, and their removal is retried until it succeeds.
 *
 * Limits: another process, or this one after a restart, does not know about them.
 */
export class EndedSessions {
  readonly #ids = new Set<string>()
  readonly #remove: (ids: readonly string[]) => Promise<void>
  readonly #onFailure: (error: unknown) => void
  #retry: NodeJS.Timeout | undefined

  /** @param remove deletes sessions from the database */
  constructor(
    remove: (ids: readonly string[]) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#remove = remove
    this.#onFailure = onFailure
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Ends a session, even if the database can't be written. */
  async end(id: string): Promise<void> {
    this.#ids.add(id)
    await this.#removeAll([id])
  }

  /** Tries once more to remove the remaining sessions. */
  async close(): Promise<void> {
    clearTimeout(this.#retry)
    if (this.#ids.size > 0) await this.#removeAll([...this.#ids])
    clearTimeout(this.#retry)
  }

  async #removeAll(ids: readonly string[]): Promise<void> {
    try {
      await this.#remove(ids)
      for (const id of ids) this.#ids.delete(id)
    } catch (error) {
      this.#onFailure(error)
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => this.#removeAll([...this.#ids]), RETRY_MS).unref()
    }
  }
}
