import type { Things } from './thing-record.ts'

/** Things to wear or carry. */
export const CLOTHES: Things = {
  '👔': { names: 'necktie, tie, suit, dress code, job interview' },
  '🎓': { names: 'graduation cap, graduation, diploma, degree, graduation day', wornOn: 'head' },
  '🎩': { names: 'top hat, hat', isContainer: true, wornOn: 'head', places: ['stage'] },
  '👑': { names: 'crown', wornOn: 'head' },
  '🕶️': { names: 'sunglasses', wornOn: 'face', foreign: 'óculos de sol, солнечных очках' },
  '👓': { names: 'glasses, spectacles', wornOn: 'face' },
  '👕': { names: 't-shirt, tshirt, shirt, hoodie' },
  '👗': { names: 'dress' },
  '👖': { names: 'jeans, pants, trousers' },
  '🧥': { names: 'coat, jacket, sweater, ugly sweater, jumper' },
  '🧣': { names: 'scarf' },
  '👟': {
    names: 'sneaker, shoe, running shoes, shoes, sneakers',
    foreign:
      'zapatos, zapatillas, schuhe, chaussures, scarpe, sapatos, schoenen, buty, туфли, кроссовки, 靴, 鞋',
  },
  '👠': { names: 'high heel, heels' },
  '🥾': { names: 'hiking boot, boot, hiking' },
  '🩴': { names: 'flip-flop, sandal, crocs, flip flop' },
  '👜': { names: 'handbag, purse, bag' },
  '👛': { names: 'wallet' },
  '🎒': { names: 'backpack, school bag', isContainer: true, places: ['classroom'] },
  '☂️': { names: 'umbrella' },
  '💎': { names: 'diamond, jewel, gem' },
}
