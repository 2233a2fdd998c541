import { type Kind, kindRecord } from './kinds.ts'

/** Something that a word of a prompt can mean. */
export interface Thing {
  /** An emoji that has a picture. */
  readonly emoji: string
  /** What the picture shows. */
  readonly name: string
  readonly kind: Kind
}

/** Whether it can act by itself. */
export const isAlive = ({ kind }: Thing): boolean => kindRecord(kind).isAlive === true

/** Whether it is a person, including vampires and elves. */
export const isPerson = ({ kind }: Thing): boolean => kindRecord(kind).isPerson === true
