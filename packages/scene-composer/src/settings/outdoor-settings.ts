import type { Settings } from './setting-record.ts'

/** Settings under the sky or the sea. */
export const OUTDOOR_SETTINGS = {
  beach: {
    phrase: 'on a sunny beach',
    words:
      'beach, seaside, seashore, tropical, hawaii, island, shore, bahamas, spring break, ~vacation, ~sand, ~holiday, ~coast, ~summer',
    props: ['🌴', '⛱️', '🦀'],
  },
  city: {
    phrase: 'on a city street',
    words:
      'city, balcony, street, downtown, new york, london, paris, sidewalk, traffic, bus stop, commute, rush hour, traffic jam, ~town, ~bus, ~taxi, ~subway, ~train, ~train station, ~station',
    props: ['🚦', '🌳', '🚲', '🚕'],
  },
  cityNight: {
    phrase: 'in a city at night',
    words: 'tokyo, las vegas, nightlife, rooftop, alley, city at night, gotham',
    props: ['🚦', '🚕', '🛵'],
  },
  desert: {
    phrase: 'in a desert',
    words:
      'desert, sahara, egypt, dune, dunes, wild west, mars, pyramid, cactus, ~heat, ~sand dunes',
    props: ['🌵', '🌵', '🦴'],
  },
  forest: {
    phrase: 'in a forest',
    words:
      'forest, woods, jungle, rainforest, treehouse, swamp, camping, amazon rainforest, ~nature, ~trees, ~wild',
    props: ['🍄', '🌲', '🪵'],
  },
  meadow: {
    phrase: 'in a green meadow',
    words:
      'meadow, field, backyard, stadium, playground, park, garden, farm, countryside, picnic, lawn, spring, golf, zoo, ~outside, ~grass, ~yard',
    props: ['🌳', '🌻', '🌷'],
  },
  night: {
    phrase: 'under a starry sky',
    words: 'night, stars, moonlight, at night, campfire, starry, ~dark',
    props: ['🌲', '🏕️', '🦉'],
  },
  road: {
    phrase: 'on an empty road',
    words:
      'road, highway, motorway, road trip, driving, race track, route 66, car park, parking lot, driveway, gas station, petrol station, ~drive, ~track',
    props: ['🌵', '🚧', '🛑'],
  },
  snow: {
    phrase: 'in the snow',
    words:
      'snow, snowy, ski, skiing, snowboarding, winter, north pole, antarctica, mountain, mountains, everest, iceberg, igloo, blizzard, alps, arctic, ice rink, christmas, avalanche, ~cold, ~ice, ~ski slope',
    props: ['🌲', '⛄', '🛷'],
  },
  space: {
    phrase: 'on the moon',
    words:
      'space, outer space, moon, galaxy, orbit, space station, universe, planet, black hole, asteroid, cosmos, milky way, saturn, jupiter',
    props: ['🪐', '🛰️', '🛸'],
  },
  spooky: {
    phrase: 'in a spooky graveyard',
    words:
      'haunted house, graveyard, cemetery, halloween, haunted, spooky, castle, dungeon, crypt, haunted castle, ghost town, horror movie',
    props: ['🪦', '🎃', '🕸️'],
  },
  storm: {
    phrase: 'in a thunderstorm',
    words:
      'storm, thunderstorm, rain, raining, hurricane, tornado, rainy, thunder, lightning, ~bad weather, ~weather',
    props: ['☔', '🌳', '🍂'],
  },
  sunset: {
    phrase: 'at sunset',
    words: 'sunset, sunrise, dawn, dusk, golden hour, romantic, horizon',
    props: ['🌴', '⛵', '🪑'],
  },
  underwater: {
    phrase: 'at the bottom of the sea',
    words:
      'underwater, ocean, sea, deep sea, coral reef, aquarium, bottom of the sea, atlantis, under the sea, swimming pool, pool, reef, submarine, scuba diving, diving, ~water, ~lake, ~river, ~pond',
    props: ['🪸', '🐚', '🐠', '⚓'],
  },
} as const satisfies Settings
