/** Every setting by name. */
import { arcade, party, stage } from './entertainment.ts'
import { fire } from './fire.ts'
import { spooky, storm } from './gloom.ts'
import { bedroom, kitchen, livingRoom } from './home.ts'
import { desert, forest, meadow } from './nature.ts'
import { courtroom, gallery, newsroom } from './public.ts'
import { restaurant } from './restaurant.ts'
import type { Setting } from './setting.ts'
import { night, space, sunset } from './sky.ts'
import { city, cityNight, road } from './town.ts'
import { beach, snow, underwater } from './water.ts'
import { classroom, dataCentre, office } from './work.ts'

export const SETTINGS = {
  arcade,
  beach,
  bedroom,
  city,
  cityNight,
  classroom,
  courtroom,
  dataCentre,
  desert,
  fire,
  forest,
  gallery,
  kitchen,
  livingRoom,
  meadow,
  newsroom,
  night,
  office,
  party,
  restaurant,
  road,
  snow,
  space,
  spooky,
  stage,
  storm,
  sunset,
  underwater,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
