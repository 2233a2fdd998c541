import type { Things } from './thing-record.ts'

/** Things in a house and at the shops. */
export const HOUSEHOLD: Things = {
  '🧺': {
    names:
      'laundry basket, washing machine, dryer, tumble dryer, dirty laundry, laundromat, laundry pile, laundry mountain',
    also: { kind: 'idea', names: 'laundry basket, laundry, laundry day, basket' },
    isContainer: true,
    foreign:
      'lavadora, machine à laver, lave-linge, waschmaschine, lavatrice, máquina de lavar, wasmachine, pralka, tvättmaskin, çamaşır makinesi, mesin cuci, стиральная машина, стиралка, 洗濯機, 洗衣机, 세탁기',
  },
  '🧾': {
    names:
      'receipt, invoice, parking ticket, speeding ticket, parking fine, electric bill, electricity bill, phone bill, water bill, heating bill, gas bill, restaurant bill, terms and conditions, contract, tax form',
    foreign:
      'factura, steuer, steuererklärung, impuestos, impôts, impostos, podatki, belasting, vergi, налоги, multa, facture, amende, rechnung, strafzettel, bolletta, boleto, rekening, boete, rachunek, mandat, fatura, ceza, tagihan, счёт, штраф, 請求書, 账单',
  },
  '🏷️': {
    names: 'price tag, coupon, coupons, discount, sale, price, black friday sale, sales',
    places: ['supermarket'],
  },
  '🧼': { names: 'soap, car wash, carwash', places: ['bathroom'], impliedBy: 'wash' },
  '💈': { names: 'barber pole, barbershop, barber shop, hair salon, hair' },
  '💅': { names: 'nail polish, nails, nail salon, manicure' },
  '📮': { names: 'postbox, mailbox, post office, letterbox' },
  '📄': { names: 'page, paper, sheet of paper' },
  '📋': { names: 'clipboard, survey, form, checklist' },
  '📦': {
    names:
      'box, package, parcel, delivery, amazon, cardboard box, amazon package, moving day, amazon delivery',
    isContainer: true,
  },
  '🛁': { names: 'bathtub, bath, tub, bubble bath', isContainer: true, places: ['bathroom'] },
  '🚽': { names: 'toilet, loo', isContainer: true, places: ['bathroom'] },
  '🧻': { names: 'toilet paper, paper towel', places: ['bathroom'] },
  '🚿': { names: 'shower, cold shower, shower thoughts', places: ['bathroom'] },
  '🪑': { names: 'chair, throne, desk, standing desk' },
  '🚪': { names: 'door, front door, locker, doorbell camera', impliedBy: 'knock visit' },
  '🪟': { names: 'window' },
  '🪞': { names: 'mirror', isContainer: true },
  '🪜': { names: 'ladder, stairs, staircase' },
  '🪣': { names: 'bucket', isContainer: true },
  '🧯': { names: 'fire extinguisher' },
  '🕯️': { names: 'candle, power outage, blackout' },
  '🪴': {
    names: 'houseplant, plant, potted plant, pot plant, house plant, plants',
    foreign:
      'planta, plantas, plante, plantes, pflanze, pflanzen, tanaman, tanamanku, roślina, rośliny, bitki, bitkiler, bitkilerim, рослина, рослини, نبتة, نباتات, نباتاتي, पौधा, पौधे, 植物, 観葉植物, 식물, 화분',
    isContainer: true,
  },
  '🧵': { names: 'thread, sewing' },
  '🧶': { names: 'yarn, knitting, ball of yarn, wool', impliedBy: 'knit' },
  '✂️': { names: 'scissors, haircut, bad haircut' },
  '📎': { names: 'paperclip, clippy, paper clip', places: ['office'] },
  '🖊️': { names: 'pen' },
  '✏️': { names: 'pencil', places: ['classroom'] },
  '📌': { names: 'pin, pushpin' },
  '🗑️': {
    names: 'trash can, trash, garbage, bin, rubbish, dumpster, dumpster fire, recycling',
    isContainer: true,
  },
  '🔔': { names: 'bell, doorbell' },
}
