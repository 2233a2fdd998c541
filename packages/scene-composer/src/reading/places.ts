import type { SettingName } from '@memesmith/scenes'
import type { Thing } from '../lexicon/thing.ts'

/** Words for places; those after the bar only where a place is said: "in …", "at …". */
const WORDS: Readonly<Partial<Record<SettingName, string>>> = {
  airport:
    'airport, airport security, boarding gate, departure hall, duty free, delayed flight, lost luggage | gate, terminal, check-in',
  arcade:
    'arcade, cyberspace, metaverse, vaporwave, the matrix, synthwave, retro, virtual reality | internet, computer, video game, game, simulation',
  bathroom: 'bathroom, restroom, washroom, changing room | bath, loo',
  beach:
    'beach, seaside, seashore, tropical, hawaii, island, shore, bahamas, spring break | vacation, sand, holiday, coast, summer',
  bedroom:
    'bedroom, bedtime, bedtime story, midnight, 1am, 2am, 3am, 4am, 2 am, 3 am, 4 am, messy room, my room, hotel, hotel room, bed, in bed, alarm clock, snooze, nap | sleep, night, blanket, pyjamas',
  church: 'church, chapel, cathedral, sunday mass, choir practice | mass',
  city: 'city, balcony, street, downtown, new york, london, paris, sidewalk, traffic, bus stop, commute, rush hour, traffic jam | town, bus, taxi, subway, train, train station, station',
  cityNight: 'tokyo, las vegas, nightlife, rooftop, alley, city at night, gotham | nightclub',
  classroom:
    'classroom, teacher, homework, quiz, pop quiz, group project, report card, detention, kindergarten, classmate, school, exam, university, college, lecture, math class, final exam, maths, math, algebra, calculus | class, course',
  courtroom: 'courtroom, court, trial, lawsuit, supreme court | jury',
  dataCenter:
    'data centre, data center, server room, server, servers, database, production server, outage, production, prod, deploy, deployment, deploys, deploying | mainframe, backend',
  desert: 'desert, sahara, egypt, dune, dunes, wild west, mars, pyramid, cactus | heat, sand dunes',
  fire: 'on fire, burning room, burning house, burning building, hell, burning, inferno, dumpster fire, in flames, volcano, lava, apocalypse, flames | fire, chaos, disaster',
  forest:
    'forest, woods, jungle, rainforest, treehouse, swamp, camping, amazon rainforest | nature, trees, wild',
  gallery: 'gallery, museum, exhibition, louvre, art show | art',
  gym: 'gym, leg day, weight room, gym class, gym bro, deadlift, crossfit, workout, fitness studio, personal trainer | fitness',
  hospital:
    'hospital, hospital waiting room, waiting room, dentist, doctor, dentist appointment, doctor appointment, emergency room, operating room, surgery, clinic, vet | er, pharmacy',
  kitchen:
    'kitchen, fridge, refrigerator, cooking, oven, microwave, recipe, breakfast, dishes, baking | stove, cook',
  library: 'library, bookstore, bookshop, librarian',
  livingRoom:
    'living room, remote work, wifi, couch, sofa, livingroom, netflix, home, working from home, lounge, at home, tv, roommate, ikea | house, apartment, flat, my place',
  meadow:
    'meadow, field, backyard, stadium, playground, park, garden, farm, countryside, picnic, lawn, spring, golf, zoo | outside, grass, yard',
  newsroom:
    'newsroom, news studio, breaking news, weather forecast, press conference, news | television, tv',
  night: 'night, stars, moonlight, at night, campfire, starry | dark',
  office:
    'office, client, clients, printer, coworking, manager, colleague, colleagues, performance review, inbox, coffee machine, water cooler, cubicle, meeting, meetings, workplace, boardroom, conference room, at work, job interview, boss, deadline, overtime, coworker, coworkers, email, emails, presentation, monday, stand-up, standup, spreadsheet, excel, powerpoint, interview, hr | work, company, desk, job',
  party:
    'party, birthday party, disco, birthday, dance floor, wedding, new year, nightclub, celebration, confetti, karaoke, prom | club, friday night, weekend',
  restaurant:
    'restaurant, cafe, café, coffee shop, coffeehouse, cafeteria, canteen, food court, bakery, bar, pub, diner, date, dating, first date, dinner, bistro, fancy dinner | dinner table, buffet, starbucks, mcdonalds',
  road: 'road, highway, motorway, road trip, driving, race track, route 66, car park, parking lot, driveway, gas station, petrol station | drive, track',
  snow: 'snow, snowy, ski, skiing, snowboarding, winter, north pole, antarctica, mountain, mountains, everest, iceberg, igloo, blizzard, alps, arctic, ice rink, christmas, avalanche | cold, ice, ski slope',
  space:
    'space, outer space, moon, galaxy, orbit, space station, universe, planet, black hole, asteroid, cosmos, milky way, saturn, jupiter | stars',
  spooky:
    'haunted house, graveyard, cemetery, halloween, haunted, spooky, castle, dungeon, crypt, haunted castle, ghost town, horror movie',
  stage:
    'stage, concert, theater, theatre, talent show, stand-up comedy, opera, circus, on stage, ted talk, spotlight, keynote, award show, rock band, podium, broadway, comedy show, cinema, movie theater, movie theatre, concert hall | show, movies, audience',
  storm:
    'storm, thunderstorm, rain, raining, hurricane, tornado, rainy, thunder, lightning | bad weather, weather',
  sunset: 'sunset, sunrise, dawn, dusk, golden hour, romantic, horizon',
  supermarket:
    'supermarket, grocery store, groceries, grocery shopping, costco, walmart, aldi, lidl, self-checkout, self checkout, shopping cart | store, shop, mall, checkout, target',
  underwater:
    'underwater, ocean, sea, deep sea, coral reef, aquarium, bottom of the sea, atlantis, under the sea, swimming pool, pool, reef, submarine, scuba diving, diving | water, lake, river, pond',
}

const ALWAYS = new Map<string, SettingName>()
const WHERE = new Map<string, SettingName>()
const names = Object.keys(WORDS).filter((name): name is SettingName => name in WORDS)
for (const name of names) {
  const [always = '', where = ''] = (WORDS[name] ?? '').split(' | ')
  for (const word of always.split(', ')) ALWAYS.set(word, name)
  for (const word of where.split(', ')) WHERE.set(word, name)
}

/** Buildings are seen from within. */
const BUILDING = /[🏥⛪🏫🏨]/u

/** Of these, the thing itself is seen there too. */
const SEEN = new Set(
  'traffic, traffic jam, gas station, petrol station, bus, bus stop, taxi, train, train station, subway, elevator, cactus, volcano, castle, printer, fridge, microwave, coffee machine, shopping cart, dishes'.split(
    ', ',
  ),
)

/** Whether what words for a place name is a thing to be seen, and not only where one is. */
export const isSeenPlace = (words: string, isSaid: boolean, { emoji }: Thing): boolean =>
  SEEN.has(words) || (!isSaid && !BUILDING.test(emoji))

/** The setting that words name; `afterPreposition` when they stand after "in", "at", "on" … */
export function placeOf(words: string, afterPreposition: boolean): SettingName | undefined {
  return ALWAYS.get(words) ?? (afterPreposition ? WHERE.get(words) : undefined)
}
