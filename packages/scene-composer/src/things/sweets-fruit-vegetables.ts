import type { Things } from './thing-record.ts'

/** Sweets and cakes. */
export const SWEETS: Things = {
  '🍦': { names: 'ice cream, icecream, ice cream cone, soft serve' },
  '🍨': { names: 'gelato, sundae' },
  '🍩': { names: 'donut, doughnut', isContainer: true },
  '🍪': { names: 'cookie, biscuit, cookies' },
  '🎂': {
    names: 'cake, birthday cake',
    also: { kind: 'idea', names: 'birthday, birthday party, turning 30, getting older' },
    places: ['party'],
    foreign:
      'cumpleaños, anniversaire, geburtstag, compleanno, aniversário, verjaardag, urodziny, doğum günü, день рождения, 誕生日, 生日, 생일',
  },
  '🍰': { names: 'slice of cake, cheesecake, piece of cake' },
  '🧁': { names: 'cupcake, muffin' },
  '🥧': { names: 'pie, apple pie' },
  '🍫': { names: 'chocolate, chocolate bar' },
  '🍬': { names: 'candy, sweets, sugar' },
  '🍭': { names: 'lollipop' },
  '🍮': { names: 'pudding, flan, custard, creme brulee' },
  '🍯': { names: 'honey', isContainer: true },
}

/** Fruit, vegetables and nuts. */
export const FRUIT_AND_VEGETABLES: Things = {
  '🍎': { names: 'apple' },
  '🍌': { names: 'banana' },
  '🍊': { names: 'orange, tangerine, mandarin' },
  '🍋': { names: 'lemon, lime' },
  '🍉': { names: 'watermelon, melon' },
  '🍇': { names: 'grape, grapes' },
  '🍓': { names: 'strawberry' },
  '🫐': { names: 'blueberry, berry' },
  '🍒': { names: 'cherry, cherries' },
  '🍑': { names: 'peach' },
  '🍐': { names: 'pear' },
  '🥭': { names: 'mango' },
  '🍍': { names: 'pineapple' },
  '🥥': { names: 'coconut' },
  '🥝': { names: 'kiwi' },
  '🍅': { names: 'tomato' },
  '🥑': { names: 'avocado, guacamole' },
  '🍆': { names: 'eggplant, aubergine' },
  '🥔': { names: 'potato, potatoes, couch potato, spud' },
  '🥕': { names: 'carrot' },
  '🌽': { names: 'corn' },
  '🌶️': { names: 'hot pepper, chili pepper, jalapeno, spicy food, hot sauce, spice' },
  '🫑': { names: 'bell pepper' },
  '🥒': { names: 'cucumber, pickle, zucchini' },
  '🥦': { names: 'broccoli' },
  '🥬': { names: 'lettuce, cabbage, spinach' },
  '🧄': { names: 'garlic' },
  '🧅': { names: 'onion' },
  '🍄': { names: 'mushroom', places: ['forest'] },
  '🥜': { names: 'peanut, nut, peanut butter' },
}
