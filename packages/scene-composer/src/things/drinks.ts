import type { Things } from './thing-record.ts'

/** Drinks. */
export const DRINKS: Things = {
  '☕': {
    names:
      'coffee, café, espresso, latte, cappuccino, mocha, caffeine, americano, cup of coffee, coffee cup, decaf, hot chocolate, mug, coffee machine, coffee maker',
    isContainer: true,
    foreign:
      'café, kaffee, caffè, koffie, kawa, kawy, kawę, kawą, kaffe, kahve, kopi, кофе, кава, каву, кавою, コーヒー, 咖啡, 커피, قهوة, कॉफी, कॉफ़ी, καφές, קפה, กาแฟ',
  },
  '🍵': { names: 'tea, matcha, green tea, cup of tea' },
  '🫖': { names: 'teapot' },
  '🧋': { names: 'bubble tea, boba, iced coffee, frappuccino' },
  '🥛': { names: 'milk, glass of milk, glass', isContainer: true },
  '🍺': {
    names: 'beer, pint, lager, ale',
    foreign: 'cerveza, bière, bier, birra, cerveja, piwo, öl, пиво, ビール, 啤酒, 맥주',
  },
  '🍻': { names: 'beers, drinks, happy hour' },
  '🍷': { names: 'wine, glass of wine, red wine' },
  '🍸': { names: 'martini, cocktail' },
  '🍹': { names: 'mojito, margarita, pina colada, smoothie, juice' },
  '🍾': { names: 'champagne, prosecco, bubbly' },
  '🥃': { names: 'whisky, whiskey, bourbon, rum' },
  '🍶': { names: 'sake, vodka' },
  '🥤': {
    names:
      'soda, cola, coke, soft drink, milkshake, lemonade, energy drink, red bull, protein shake, vending machine',
    isContainer: true,
  },
  '🧃': { names: 'juice box, orange juice' },
  '🧉': { names: 'mate' },
  '🧊': { names: 'ice, ice cube, freezer' },
  '🍼': { names: 'baby bottle, diaper, nappy, formula, baby monitor, stroller' },
}
