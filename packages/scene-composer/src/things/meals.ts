import type { Things } from './thing-record.ts'

/** Meals, and what they are made of. */
export const MEALS: Things = {
  '🍕': {
    names: 'pizza, pizza slice, slice of pizza, pepperoni, margherita, pizzas',
    isFlat: true,
    foreign: 'ピザ',
  },
  '🍔': { names: 'burger, hamburger, cheeseburger, big mac, fast food' },
  '🍟': { names: 'fries, french fries, chips, air fryer' },
  '🌭': {
    names: 'hot dog, hotdog, sausage, bratwurst',
    foreign:
      'salchicha, saucisse, wurst, salsiccia, kiełbasa, korv, sosis, сосиска, колбаса, ソーセージ',
  },
  '🌮': { names: 'taco' },
  '🌯': { names: 'burrito, wrap' },
  '🫔': { names: 'tamale' },
  '🥙': { names: 'kebab, falafel, gyros, pita' },
  '🥪': { names: 'sandwich, toastie, lunch' },
  '🍝': {
    names: 'spaghetti, pasta, lasagna, macaroni, noodle',
    foreign: 'pasta, spaghetti, паста, パスタ, 파스타, pâtes, nudeln, macarrão, fideos, makaron',
  },
  '🍜': { names: 'ramen, noodles, noodle soup, pho', isContainer: true },
  '🍲': { names: 'stew, soup, curry, chili', isContainer: true, impliedBy: 'feed' },
  '🥘': { names: 'paella' },
  '🫕': { names: 'fondue' },
  '🍣': { names: 'sushi, sashimi' },
  '🍙': { names: 'onigiri, rice ball' },
  '🍚': { names: 'rice' },
  '🍤': { names: 'shrimp, prawn, tempura' },
  '🥟': { names: 'dumpling, pierogi, gyoza' },
  '🥡': {
    names: 'takeout, takeaway, leftovers, chinese food, fridge, refrigerator, smart fridge',
    isContainer: true,
    foreign:
      'nevera, frigorífico, refrigerador, réfrigérateur, frigo, kühlschrank, frigorifero, geladeira, koelkast, lodówka, lodówce, kylskåp, buzdolabı, kulkas, холодильник, холодильнике, 冷蔵庫, 冰箱, 냉장고',
  },
  '🥗': {
    names: 'salad, vegetables, veggies, kale, healthy food',
    also: { kind: 'idea', names: 'salad, diet, healthy eating' },
  },
  '🍞': { names: 'bread, toast, loaf, sourdough, baguettes, toaster' },
  '🥐': { names: 'croissant, pastry' },
  '🥖': { names: 'baguette' },
  '🥨': { names: 'pretzel' },
  '🥯': { names: 'bagel' },
  '🥞': { names: 'pancake, pancakes, breakfast', isFlat: true },
  '🧇': { names: 'waffle', isFlat: true },
  '🧀': { names: 'cheese, cheddar' },
  '🥚': { names: 'egg' },
  '🍳': { names: 'fried egg, omelette, frying pan', impliedBy: 'cook bake' },
  '🥓': { names: 'bacon' },
  '🥩': { names: 'steak, meat, beef, barbecue, bbq' },
  '🍗': {
    names: 'chicken leg, fried chicken, drumstick, wings, chicken wings, chicken nugget, nuggets',
  },
  '🍖': { names: 'ribs, meat on a bone' },
  '🍿': { names: 'popcorn', isContainer: true },
  '🧈': { names: 'butter' },
  '🧂': { names: 'salt' },
  '🥫': { names: 'beans, canned food, ketchup, mustard', places: ['supermarket'] },
  '🍱': { names: 'bento, lunchbox' },
  '🍽️': {
    names: 'dinner, meal, food, plate, dish, buffet',
    foreign:
      'hambre, faim, hunger, fame, fome, essen, comida, manger, mangiare, comer, głodny, есть хочу, 飯, ご飯, 饿, 밥',
  },
}
