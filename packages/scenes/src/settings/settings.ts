/** Every setting by name. */
import { airport } from './airport.ts'
import { arcade } from './arcade.ts'
import { bathroom } from './bathroom.ts'
import { beach } from './beach.ts'
import { bedroom } from './bedroom.ts'
import { church } from './church.ts'
import { city } from './city.ts'
import { cityNight } from './city-night.ts'
import { classroom } from './classroom.ts'
import { courtroom } from './courtroom.ts'
import { dataCenter } from './data-center.ts'
import { desert } from './desert.ts'
import { fire } from './fire.ts'
import { forest } from './forest.ts'
import { gallery } from './gallery.ts'
import { gym } from './gym.ts'
import { hospital } from './hospital.ts'
import { kitchen } from './kitchen.ts'
import { library } from './library.ts'
import { livingRoom } from './living-room.ts'
import { meadow } from './meadow.ts'
import { newsroom } from './newsroom.ts'
import { night } from './night.ts'
import { office } from './office.ts'
import { party } from './party.ts'
import { restaurant } from './restaurant.ts'
import { road } from './road.ts'
import type { Setting } from './setting.ts'
import { snow } from './snow.ts'
import { space } from './space.ts'
import { spooky } from './spooky.ts'
import { stage } from './stage.ts'
import { storm } from './storm.ts'
import { sunset } from './sunset.ts'
import { supermarket } from './supermarket.ts'
import { underwater } from './underwater.ts'

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
