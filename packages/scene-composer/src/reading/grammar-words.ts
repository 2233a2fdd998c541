/** Words of English grammar that tell where a clause and its verb are. */

export const DETERMINERS = new Set(
  'a an the my your our his her their this that some two three four five every'.split(' '),
)

export const FUNCTION_WORDS = new Set(
  'a an the my your our his her their to in on at with for of from into about over and or that than me you it them him by as up down out off'.split(
    ' ',
  ),
)

export const AUXILIARIES = new Set(
  'is are was were am be been being has have had will would can could should does do did gets keeps'.split(
    ' ',
  ),
)

export const PLURAL_PRONOUNS = new Set('i you we they people'.split(' '))

export const SINGULAR_PRONOUNS = new Set(
  'he she it who nobody everyone everybody someone somebody'.split(' '),
)
