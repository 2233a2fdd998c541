import type { Settings } from './setting-record.ts'

/** Settings with a roof. */
export const INDOOR_SETTINGS = {
  airport: {
    phrase: 'at an airport',
    words:
      'airport, airport security, boarding gate, departure hall, duty free, delayed flight, lost luggage, ~gate, ~terminal, ~check-in',
    props: ['🧳', '💺', '🛂', '🛄'],
  },
  arcade: {
    phrase: 'in front of a neon sunset grid',
    words:
      'arcade, cyberspace, metaverse, vaporwave, the matrix, synthwave, retro, virtual reality, ~internet, ~computer, ~video game, ~game, ~simulation',
    props: ['🕹️', '🎮'],
  },
  bathroom: {
    phrase: 'in a bathroom',
    words: 'bathroom, restroom, washroom, changing room, ~bath, ~loo',
    props: ['🚽', '🧻', '🛁', '🧴'],
  },
  bedroom: {
    phrase: 'in a dark bedroom',
    words:
      'bedroom, bedtime, bedtime story, midnight, 1am, 2am, 3am, 4am, 2 am, 3 am, 4 am, messy room, my room, hotel, hotel room, bed, in bed, alarm clock, snooze, nap, ~sleep, ~blanket, ~pyjamas',
    props: ['🪴', '🧸', '🧦'],
  },
  church: {
    phrase: 'in a church',
    words: 'church, chapel, cathedral, sunday mass, choir practice, ~mass',
    props: ['🕯️', '🪑', '💐'],
  },
  classroom: {
    phrase: 'in a classroom',
    words:
      'classroom, teacher, homework, quiz, pop quiz, group project, report card, detention, kindergarten, classmate, school, exam, university, college, lecture, math class, final exam, maths, math, algebra, calculus, ~class, ~course',
    props: ['📚', '🌍', '🎒'],
  },
  courtroom: {
    phrase: 'in a courtroom',
    words: 'courtroom, court, trial, lawsuit, supreme court, ~jury',
    props: ['⚖️', '📚'],
  },
  dataCenter: {
    phrase: 'in a data center',
    words:
      'data centre, data center, server room, server, servers, database, production server, outage, production, prod, deploy, deployment, deploys, deploying, ~mainframe, ~backend',
    props: ['🔌', '🧯', '🪜'],
  },
  fire: {
    phrase: 'in a burning room',
    words:
      'on fire, burning room, burning house, burning building, hell, burning, inferno, dumpster fire, in flames, volcano, lava, apocalypse, flames, ~fire, ~chaos, ~disaster',
    props: ['🧯', '🪑'],
  },
  gallery: {
    phrase: 'in a gallery',
    words: 'gallery, museum, exhibition, louvre, art show, ~art',
    props: ['🏺', '🗿', '🪴'],
  },
  gym: {
    phrase: 'in a gym',
    words:
      'gym, leg day, weight room, gym class, gym bro, deadlift, crossfit, workout, fitness studio, personal trainer, ~fitness',
    props: ['🏋️', '🥊', '🧘', '🥤'],
  },
  hospital: {
    phrase: 'in a hospital',
    words:
      'hospital, hospital waiting room, waiting room, dentist, doctor, dentist appointment, doctor appointment, emergency room, operating room, surgery, clinic, vet, ~er, ~pharmacy',
    props: ['🩺', '🩹', '💊', '🪴'],
  },
  kitchen: {
    phrase: 'in a kitchen',
    words:
      'kitchen, fridge, refrigerator, cooking, oven, microwave, recipe, breakfast, dishes, baking, ~stove, ~cook',
    props: ['🍳', '🫖', '🍞', '🧂'],
  },
  library: {
    phrase: 'in a library',
    words: 'library, bookstore, bookshop, librarian',
    props: ['📚', '🪜', '🌍'],
  },
  livingRoom: {
    phrase: 'in a living room',
    words:
      'living room, remote work, wifi, couch, sofa, livingroom, netflix, home, working from home, lounge, at home, tv, roommate, ~house, ~apartment, ~flat, ~my place',
    props: ['🪴', '📚', '🛋️'],
  },
  newsroom: {
    phrase: 'in a news studio',
    words:
      'newsroom, news studio, breaking news, weather forecast, press conference, news, ~television',
    props: ['🎥', '🎙️'],
  },
  office: {
    phrase: 'in an office',
    words:
      'office, client, clients, printer, coworking, manager, colleague, colleagues, performance review, inbox, coffee machine, water cooler, cubicle, meeting, meetings, workplace, boardroom, conference room, at work, job interview, boss, deadline, overtime, coworker, coworkers, email, emails, presentation, monday, stand-up, standup, spreadsheet, excel, powerpoint, interview, hr, ~work, ~company, ~desk, ~job',
    props: ['🪴', '🗄️', '🖨️', '☕'],
  },
  party: {
    phrase: 'at a party',
    words:
      'party, birthday party, disco, birthday, dance floor, wedding, new year, nightclub, celebration, confetti, karaoke, prom, ~club, ~friday night, ~weekend',
    props: ['🎁', '🎂', '🪩', '🎈'],
  },
  restaurant: {
    phrase: 'in a restaurant',
    words:
      'restaurant, cafe, café, coffee shop, coffeehouse, cafeteria, canteen, food court, bakery, bar, pub, diner, date, dating, first date, dinner, bistro, fancy dinner, ~dinner table, ~buffet, ~starbucks, ~mcdonalds',
    props: ['🍷', '🍝', '🪑'],
  },
  stage: {
    phrase: 'on a stage',
    words:
      'stage, concert, theater, theatre, talent show, stand-up comedy, opera, circus, on stage, ted talk, spotlight, keynote, award show, rock band, podium, broadway, comedy show, cinema, movie theater, movie theatre, concert hall, ~show, ~movies, ~audience',
    props: ['🎤', '🔊', '🎸'],
  },
  supermarket: {
    phrase: 'in a supermarket',
    words:
      'supermarket, grocery store, groceries, grocery shopping, costco, walmart, aldi, lidl, self-checkout, self checkout, shopping cart, ~store, ~shop, ~mall, ~checkout, ~target',
    props: ['🛒', '🥫', '🧺', '🍎'],
  },
} as const satisfies Settings
