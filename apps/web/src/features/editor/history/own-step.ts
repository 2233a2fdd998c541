let steps = 0

/** A group for `edit` that no other change has. */
export function ownStep(): string {
  steps += 1
  return `step ${steps}`
}
