import type { SettingName } from '@memesmith/scenes'
import type { Pose } from '../cast/pose.ts'

/** What the composer knows about a mood. */
export interface MoodRecord {
  /** Words and faces that say it, separated by spaces. */
  readonly words?: string
  /** Faces for a person without a face of their own. */
  readonly faces: readonly string[]
  /** Signs of the feeling, drawn beside the head. */
  readonly marks?: readonly string[]
  /** How a person alone stands. */
  readonly poses?: readonly Pose[]
  /** How a person who stares stands, if not with both hands at the cheeks. */
  readonly staringPose?: Pose
  /** Where it is felt, if the prompt names nothing that has a place. */
  readonly settings: readonly SettingName[]
  /** What a face shows, for descriptions. */
  readonly look?: string
  /** What is all around, for descriptions. */
  readonly air?: string
  /** Second lines that answer any set-up, separated by " | ". */
  readonly punchlines?: string
}
