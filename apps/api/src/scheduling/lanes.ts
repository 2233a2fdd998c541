import { MINUTE_MS } from '@memesmith/contract/units'
import { Lane, type LaneOptions } from './lane.ts'

/** Before a silent connection is closed (see `server-timeouts.ts`), or its client gives up. */
const LONGEST_WAIT_MS = 2 * MINUTE_MS

const REMOTE_FILE = {
  places: 6,
  placesOfUser: 1,
  waitingOfUser: 10,
  waitingUsers: 20,
  maxWaitMs: 10_000,
}
const CONVERSION = { places: 1, waitingOfUser: 64, waitingUsers: 64 }

/**
 * All lanes by name. What else waits, waits in order of arrival, and lanes before it limit how much that is:
 * requests to a worker thread (`RequestThread`), which does one thing at a time; transactions, for SQLite's one
 * writing connection or one of PostgreSQL's pool; and mails, in a table, so that a restart loses none.
 */
export const LANES = {
  // Requests. A route names its lane beside its rate limit.

  /**
   * Saves: three are drawn at a time while one is stored. A user gets two places, since a document can
   * take seconds to draw. An admitted save ends within two seconds, even on a busy machine.
   */
  save: { places: 4, placesOfUser: 2, waitingOfUser: 40, waitingUsers: 40, maxWaitMs: 1000 },
  /** Lists, searches and tags: a browser requests several at a time. */
  list: { places: 6, placesOfUser: 2, waitingOfUser: 200 },
  /** Changes of many memes. Each holds the database for a fraction of a second. */
  change: { places: Number.POSITIVE_INFINITY, placesOfUser: 1, waitingOfUser: 40 },
  /** Generations. The operator sets the number of places. */
  compose: { places: 1, waitingOfUser: 40, waitingUsers: 40, maxWaitMs: 1000 },
  /**
   * Generations by a model: a user has half of the places at most, and as many users wait as there
   * are places. Most proxies close a connection
   * that is silent for 60 s, and a waiting request sends nothing.
   */
  model: { places: 1, waitingOfUser: 2, maxWaitMs: 10_000 },
  /** Downloads of whole collections. Each takes a connection and a share of a core. */
  archive: {
    places: Number.POSITIVE_INFINITY,
    placesOfUser: 2,
    waitingOfUser: 2,
    maxWaitMs: 1000,
  },
  /** Uploads, from their first byte on: a user's take 100 MB of the disk at most. */
  upload: { places: Number.POSITIVE_INFINITY, placesOfUser: 10, waitingOfUser: 60 },

  // Parts of a request.

  /**
   * Zips that are being received or imported, by network: each takes disk space, and a sender may take
   * hours. It takes many networks to occupy all places.
   */
  zip: { places: 60, placesOfUser: 6, waitingOfUser: 0 },
  /** Imports in progress. Each takes a share of the drawing threads. */
  import: { places: 2, placesOfUser: 1 },
  /** Received uploads that are read, decoded and stored: at most 80 MB of files in memory. */
  uploadInMemory: {
    places: 8,
    placesOfUser: 1,
    waitingUsers: 60,
    longestWaitMs: LONGEST_WAIT_MS,
  },
  /** Password hashes. Each takes a core for 20 ms. The last in line waits less than two seconds. */
  password: { places: 2, waitingOfUser: 80, maxWaitMs: 1500 },
  /** Transactions of one user, which wait without holding a database connection. */
  transaction: { places: Number.POSITIVE_INFINITY, placesOfUser: 1 },
  /** Gallery searches, which one thread answers. */
  catalog: { places: 1, waitingOfUser: 200, maxWaitMs: 2000 },
  /** Lists of stickers. Each holds the event loop for a moment. */
  stickers: { places: 1 },

  // Work on pictures.

  /**
   * Pictures by address that must be made first, by network: a page may show many. Chats and other clients
   * wait ten seconds or a little more.
   */
  address: {
    places: 3,
    placesOfUser: 2,
    waitingOfUser: 100,
    waitingUsers: 40,
    maxWaitMs: 10_000,
    longestWaitMs: 15_000,
  },
  /** Those of them that move. Each takes up to 200 MB, and both cores. */
  addressThatMoves: {
    places: 1,
    waitingOfUser: 8,
    waitingUsers: 20,
    maxWaitMs: 10_000,
    longestWaitMs: 15_000,
  },

  /** Drawing and encoding. Three use two cores fully, with constant memory (measured). */
  draw: { places: 3, waitingOfUser: 64, waitingUsers: 64 },
  /** Drawing with stickers: each may need several large pictures. */
  drawStickers: { places: 1, waitingOfUser: 64, waitingUsers: 64 },
  /** Memes that take up to two seconds to draw. */
  drawSlowly: {
    places: 1,
    waitingOfUser: 4,
    waitingUsers: 40,
    maxWaitMs: MINUTE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  },
  /** Files fetched from other hosts, by network or user: each may take ten seconds and 10 MB. */
  remoteFile: REMOTE_FILE,
  /** Descriptions of programs that ask to log in: slow backgrounds of others do not delay them. */
  clientDescription: REMOTE_FILE,
  /** Decoding of users' pictures. One takes up to 145 MB. */
  decode: { places: 1, waitingOfUser: 40, waitingUsers: 40 },
  /** WebPs and JPEGs for visitors, by owner. One at a time leaves a core for saves. */
  convert: CONVERSION,
  /** The same for pictures by address, so that visitors of shared memes do not delay them. */
  convertForAddress: CONVERSION,
  /** Animations of up to 60 frames, and longer ones, which must not hold up the short ones. */
  animate: {
    places: 2,
    placesOfUser: 1,
    waitingOfUser: 8,
    waitingUsers: 40,
    maxWaitMs: MINUTE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  },
  animateLong: {
    places: 2,
    placesOfUser: 1,
    waitingOfUser: 8,
    waitingUsers: 40,
    maxWaitMs: MINUTE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  },
  /** GIFs and MP4s that visitors request, by owner. */
  copyAnimation: { places: 1, waitingOfUser: 24, waitingUsers: 40, maxWaitMs: MINUTE_MS },
  /** Parts of animations, one in each of the two threads. */
  animatorThread: { places: 2 },
} as const satisfies Record<string, LaneOptions>

/** The lanes that routes can name. */
export interface RouteLanes {
  readonly save: Lane
  readonly list: Lane
  readonly change: Lane
  readonly generate: Lane
  readonly archive: Lane
  readonly upload: Lane
}

/**
 * @param generations how many run at a time, which the operator may change while the server runs, and
 *   whether a model makes them
 */
export const createRouteLanes = ({
  places,
  hasModel,
}: {
  readonly places: () => number
  readonly hasModel: boolean
}): RouteLanes => ({
  save: new Lane(LANES.save),
  list: new Lane(LANES.list),
  change: new Lane(LANES.change),
  generate: new Lane(
    hasModel
      ? {
          ...LANES.model,
          places,
          placesOfUser: () => Math.ceil(places() / 2),
          waitingUsers: places,
        }
      : { ...LANES.compose, places },
  ),
  archive: new Lane(LANES.archive),
  upload: new Lane(LANES.upload),
})
