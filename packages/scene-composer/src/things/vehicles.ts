import type { Things } from './thing-record.ts'

/** What carries people. */
export const VEHICLES: Things = {
  '🚀': {
    names:
      'rocket, jetpack, jet pack, rocket ship, spaceship, space ship, space rocket, space shuttle, starship, spacex',
    also: { kind: 'tech', names: 'rocket, deploy, deployment, launch, release, startup, ship it' },
    floats: true,
    flies: true,
    isContainer: true,
    facesRight: true,
    places: ['space'],
    foreign: 'rakieta, rakiecie, rakietę, rakietą, rakiety, roketle, roketi, रॉकेट, 发布上线, 上线',
  },
  '🛸': {
    names: 'ufo, flying saucer',
    floats: true,
    flies: true,
    isContainer: true,
    asProp: 'hanging',
    places: ['space'],
  },
  '🚗': {
    names:
      'car, automobile, sports car, tesla, old car, parking, driving, driving test, parallel parking, parallel park',
    isContainer: true,
    impliedBy: 'drive park',
    foreign: 'macchina, машина, 車',
  },
  '🚙': { names: 'suv, jeep', isContainer: true },
  '🏎️': { names: 'race car, racing car, formula 1, f1, f1 car', isContainer: true },
  '🚕': { names: 'taxi, cab, uber', isContainer: true },
  '🚓': { names: 'police car', isContainer: true },
  '🚑': { names: 'ambulance', isContainer: true },
  '🚒': { names: 'fire truck, fire engine', isContainer: true },
  '🚚': {
    names: 'truck, lorry, delivery truck, moving van, garbage truck, moving truck',
    isContainer: true,
  },
  '🛻': { names: 'pickup, pickup truck', isContainer: true },
  '🚐': { names: 'van, minivan, camper van', isContainer: true },
  '🚌': { names: 'bus, school bus, public transport', isContainer: true },
  '🚂': {
    names: 'train, locomotive, steam train, thomas',
    foreign:
      'zug, tren, treno, trem, trein, pociąg, tåg, поезд, электричка, 電車, 火车, 기차, قطار',
  },
  '🚇': { names: 'subway, metro, underground' },
  '🚜': { names: 'tractor, lawn mower, lawnmower', places: ['meadow'] },
  '🏍️': { names: 'motorcycle, motorbike, harley' },
  '🛵': { names: 'scooter, moped, vespa' },
  '🚲': { names: 'bicycle, bike, unicycle, cycle' },
  '🛴': { names: 'kick scooter, e-scooter, electric scooter', isFlat: true },
  '✈️': {
    names: 'airplane, aeroplane, plane, flight, jet, aircraft',
    floats: true,
    flies: true,
    facesRight: true,
    places: ['airport'],
    foreign:
      'aeropuerto, avión, vuelo, aéroport, avion, flughafen, flug, flugzeug, aeroporto, aereo, volo, avião, voo, luchthaven, vliegtuig, lotnisko, lotnisku, samolot, havaalanı, havalimanı, uçak, аэропорт, самолёт, самолет, рейс, 空港, 飛行機, 机场, 飞机, 공항, 비행기',
  },
  '🚁': { names: 'helicopter, chopper, drone', floats: true, flies: true, isContainer: true },
  '🎈': {
    names: 'hot air balloon',
    also: { kind: 'object', names: 'balloon' },
    floats: true,
    asProp: 'hanging',
    places: ['party'],
  },
  '🪂': { names: 'parachute, skydiving', flies: true },
  '⛵': { names: 'sailboat, boat, yacht, sailing boat', places: ['beach', 'sunset'] },
  '🛶': { names: 'canoe, kayak, rowing boat', places: ['beach', 'sunset'] },
  '🚤': { names: 'speedboat, motorboat', places: ['beach', 'sunset'] },
  '🚢': { names: 'ship, cruise ship, titanic, ferry, cruise', places: ['beach', 'sunset'] },
  '🛷': { names: 'sled, sledge, sleigh', isFlat: true, isContainer: true },
  '🛹': { names: 'skateboard, skateboarding', isFlat: true },
  '🛼': { names: 'roller skate, roller skates' },
  '🦽': { names: 'wheelchair' },
}
