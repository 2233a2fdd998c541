import type { Things } from './thing-record.ts'

/** Buildings, rides and sights. */
export const BUILDINGS: Things = {
  '⛽': {
    names:
      'fuel pump, gas station, petrol station, gas pump, gas prices, gas price, gas, petrol, fuel',
    places: ['road'],
  },
  '🏧': { names: 'cash machine, atm, cashpoint', hasWriting: true, places: ['city', 'cityNight'] },
  '🏨': { names: 'hotel', isBuilding: true },
  '🏪': { names: 'corner shop, convenience store, 7-eleven, bodega' },
  '🎪': { names: 'circus, circus tent', places: ['stage'] },
  '🎢': { names: 'roller coaster, rollercoaster, theme park, emotional rollercoaster' },
  '🎡': { names: 'ferris wheel' },
  '🎠': { names: 'carousel, merry-go-round' },
  '⛺': { names: 'tent, camping, glamping', isContainer: true, impliedBy: 'camp' },
  '🏰': { names: 'castle, disneyland, disney, sandcastle, sand castle' },
  '🏠': { names: 'house, home, housing market', isContainer: true, foreign: 'بيت, घर' },
  '🏢': {
    names: 'office building, headquarters, skyscraper, apartment building',
    places: ['city'],
  },
  '🏫': { names: 'school building', isBuilding: true },
  '🏥': {
    names: 'hospital',
    isBuilding: true,
    places: ['hospital'],
    setting: 'hospital',
    foreign: 'szpitalu, больнице',
  },
  '🏦': { names: 'bank', places: ['city'] },
  '🏭': { names: 'factory' },
  '⛪': { names: 'church', isBuilding: true, places: ['church'] },
  '🗽': { names: 'statue of liberty' },
  '🗼': { names: 'eiffel tower, tower' },
  '🌉': { names: 'bridge' },
}

/** Plants, landscapes, the sky and the weather. */
export const NATURE: Things = {
  '🌦️': { names: 'weather, weather forecast, april weather' },
  '🌵': { names: 'cactus', places: ['desert'] },
  '🌲': { names: 'tree, pine tree', asProp: 'tall', places: ['forest'] },
  '🌴': { names: 'palm tree, palm', asProp: 'tall', places: ['beach'] },
  '🌻': { names: 'sunflower', places: ['meadow'] },
  '🌹': { names: 'rose' },
  '🌷': { names: 'flower, tulip, flowers' },
  '💐': { names: 'bouquet' },
  '🍀': { names: 'clover, luck, lucky clover' },
  '🍂': { names: 'leaf, leaves, autumn leaves' },
  '🪵': { names: 'log, wood, firewood' },
  '🪨': { names: 'rock, stone, boulder' },
  '🌋': {
    names: 'volcano, lava, eruption',
    places: ['fire'],
    setting: 'fire',
    // Where it burns.
    foreign:
      'en llamas, en feu, pièce en feu, brennenden zimmer, brennenden raum, em chamas, płonącym pokoju, yanan bir odada, yanan odada, ruangan yang terbakar, ruangan terbakar, палаючій кімнаті, تحترق, जलते कमरे, 燃える部屋, 불타는 방, 着火的房间',
  },
  '🏝️': { names: 'island, desert island, tropical island', places: ['beach'] },
  '🏔️': { names: 'mountain, mount everest, everest' },
  '🌍': {
    names: 'world, earth, planet, globe, planet earth, climate change',
    floats: true,
    places: ['space'],
  },
  '🌕': { names: 'moon, full moon', floats: true, places: ['space'] },
  '☀️': {
    names: 'sun, sunshine, summer, heat wave, heatwave, sunburn, tan',
    floats: true,
    places: ['meadow', 'city'],
    foreign:
      'verano, calor, été, canicule, sommer, hitze, estate, caldo, verão, zomer, lato, upał, yaz, sıcak, лето, жара, 夏, 暑い, 여름',
  },
  '⭐': { names: 'star, five stars', floats: true, places: ['space'] },
  '🪐': {
    names: 'ringed planet, saturn, planets, jupiter, mars',
    floats: true,
    asProp: 'hanging',
    places: ['space'],
    setting: 'space',
    foreign:
      'espacio, espace, weltraum, weltall, spazio, espaço, kosmos, kosmosie, rymden, uzay, космос, космосе, космосі, 宇宙, 太空, 우주, الفضاء, अंतरिक्ष, διάστημα, חלל',
  },
  '☄️': {
    names: 'comet, meteor, asteroid, meteorite',
    floats: true,
    flies: true,
    places: ['space'],
  },
  '🌈': { names: 'rainbow', places: ['meadow', 'city'] },
  '☁️': { names: 'cloud, the cloud', floats: true, flies: true, places: ['meadow', 'city'] },
  '⚡': { names: 'lightning, lightning bolt, thunder, power cut', floats: true },
  '❄️': {
    names: 'snowflake, snowflakes, air conditioning',
    places: ['snow'],
    setting: 'snow',
    foreign:
      'invierno, frío, hiver, froid, winter, kälte, inverno, freddo, frio, zima, zimno, kış, soğuk, зима, холод, 冬, 寒い, 겨울',
  },
  '💧': { names: 'drop, water drop, water' },
  '🌊': { names: 'wave, tsunami, big wave' },
  '🌪️': { names: 'tornado, hurricane, whirlwind' },
}
