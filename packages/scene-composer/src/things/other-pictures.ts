import type { Things } from './thing-record.ts'

/** Pictures that have no names here: their emoji name them, or words of other languages. */
export const OTHER_PICTURES: Things = {
  '🐒': {
    foreign: 'mono, singe, affe, scimmia, macaco, aap, małpa, обезьяна, 猿, サル, 猴子, 원숭이',
  },
  '🐉': { foreign: 'dragón, drache, drago, dragão, draak, smok, дракон, ドラゴン, 龍, 龙' },
  '🏖️': {
    places: ['beach'],
    setting: 'beach',
    foreign: 'playa, plage, strand, spiaggia, praia, plaża, plaj, pantai, пляж, 海, 沙滩',
  },
  '🌙': {
    setting: 'night',
    foreign: 'noche, nuit, nacht, notte, noite, noc, natt, gece, malam, ночь, 夜',
  },
  '🌧️': {
    foreign:
      'lluvia, llueve, pluie, pleut, regen, regnet, pioggia, piove, chuva, chove, deszcz, дождь, 雨, 비가',
  },
  '🤒': { places: ['hospital'] },
  '💯': { hasWriting: true },
  '💤': { hasWriting: true },
  '🏌️': { places: ['meadow', 'city'] },
  '🤾': { places: ['meadow', 'city'] },
  '🌳': { asProp: 'tall' },
  '🏞️': {
    setting: 'meadow',
    foreign:
      'paseo, promenade, spaziergang, gassi, passeio, passeggiata, wandeling, spacer, прогулка, 散歩, parque, parc, 公園',
  },
  '🥣': { isContainer: true },
  '🏺': { isContainer: true },
  '🚏': { hasWriting: true },
  '🛑': { hasWriting: true },
  '🛩️': { flies: true, facesRight: true },
  '🛫': { places: ['airport'] },
  '🌞': { places: ['meadow', 'city'] },
  '☔': { impliedBy: 'rain' },
  '🎿': { places: ['snow'], impliedBy: 'ski' },
  '🖼️': { places: ['gallery'] },
  '🥽': { wornOn: 'face' },
  '👒': { wornOn: 'head' },
  '🧢': { wornOn: 'head' },
  '⛑️': { wornOn: 'head' },
  '🔍': { impliedBy: 'search' },
  '📕': { places: ['library'] },
  '🛄': { places: ['airport'] },
  '❗': { hasWriting: true },
  '🔤': { hasWriting: true },
  '🆘': { hasWriting: true },
  '🪥': { places: ['bathroom'] },
  '❤️‍🩹': { places: ['hospital'] },
  '🩻': { places: ['hospital'] },
}
