import { type Call, isCall } from './call.ts'
import * as exported from './calls.ts'

type Exported = typeof exported

/** The name of a call. */
export type CallName = {
  [Name in keyof Exported]: Exported[Name] extends Call ? Name : never
}[keyof Exported]

/** Every call of the server, by its name. A client imports the calls that it makes instead. */
export const ALL_CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [CallName, Call & Exported[CallName]] =>
    isCall(entry[1]),
  ),
)
