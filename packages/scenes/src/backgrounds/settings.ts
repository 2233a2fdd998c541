/** Every setting by name. */
import { arcade, party, stage } from './entertainment.ts'
import { airport, bathroom, church, gym, hospital } from './errands.ts'
import { fire } from './fire.ts'
import { spooky, storm } from './gloom.ts'
import { bedroom, kitchen, livingRoom } from './home.ts'
import { desert, forest, meadow } from './nature.ts'
import { courtroom, gallery, newsroom } from './public.ts'
import { restaurant } from './restaurant.ts'
import type { Setting } from './setting.ts'
import { library, supermarket } from './shelves.ts'
import { night, space, sunset } from './sky.ts'
import { city, cityNight, road } from './town.ts'
import { beach, snow, underwater } from './water.ts'
import { classroom, dataCenter, office } from './work.ts'

export const SETTINGS = {
  airport,
  arcade,
  bathroom,
  beach,
  bedroom,
  church,
  city,
  cityNight,
  classroom,
  courtroom,
  dataCenter,
  desert,
  fire,
  forest,
  gallery,
  gym,
  hospital,
  kitchen,
  library,
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
  supermarket,
  underwater,
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
