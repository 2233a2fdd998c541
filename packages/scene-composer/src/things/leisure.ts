import type { Things } from './thing-record.ts'

/** Holidays, parties and love. */
export const CELEBRATIONS: Things = {
  '🎉': {
    names:
      'party popper, friday, party, weekend, celebration, friday night, new year, new year resolution, new years eve, anniversary, promotion, saturday, holidays party, success',
    isDay: true,
    foreign:
      'viernes, vendredi, freitag, venerdì, sexta-feira, vrijdag, piątek, fredag, cuma, fiesta, fête, festa, feest, impreza, пятница, вечеринка, 金曜日, 周五, 금요일, الجمعة, शुक्रवार',
  },
  '🎁': {
    names: 'gift, present, birthday present, secret santa, christmas present, surprise',
    isContainer: true,
  },
  '🎄': {
    names: 'christmas, christmas tree, xmas, holidays',
    places: ['snow'],
    foreign:
      'navidad, noël, weihnachten, natale, natal, kerst, święta, jul, рождество, クリスマス, 圣诞节',
  },
  '❤️': {
    names:
      'red heart, love, heart, romance, valentine, valentines day, marriage, relationship, relationships, dating, tinder, date, first date, valentine day, valentines',
    floats: true,
    places: ['sunset', 'restaurant'],
    foreign:
      'amor, enamorado, enamorada, amour, amoureux, verliebt, innamorato, apaixonado, влюбился, влюблён, liebe, amore, liefde, miłość, kärlek, aşk, cinta, любовь, кохання, 愛, 恋, 爱, 사랑, حب, प्यार, αγάπη, אהבה',
    feels: 'love',
  },
  '💔': {
    names: 'broken heart, heartbreak, break-up, breakup, rejection, being single, single life',
    places: ['sunset', 'restaurant'],
  },
  '💍': {
    names: 'wedding ring, engagement, ring, wedding, proposal, wedding day',
    places: ['sunset', 'restaurant'],
    impliedBy: 'marry propose',
    foreign:
      'boda, mariage, hochzeit, matrimonio, casamento, bruiloft, ślub, wesele, bröllop, düğün, свадьба, 結婚式, 婚礼, 결혼식',
  },
  '🪩': {
    names: 'disco ball, disco, dance floor, nightclub, club, dance party',
    asProp: 'hanging',
  },
  '🧳': {
    names:
      'suitcase, luggage, vacation, holiday, travel, packing, business trip, trip, travelling, traveling, vacation days, summer vacation, airport security, airport',
    isContainer: true,
    places: ['airport'],
    impliedBy: 'travel pack',
    foreign:
      'vacaciones, vacances, urlaub, ferien, vacanze, vacanza, férias, vakantie, wakacje, urlop, tatil, liburan, отпуск, каникулы, 休暇, 假期, 휴가',
  },
}

/** Sports and games. */
export const SPORTS_AND_GAMES: Things = {
  '🏆': {
    names: 'trophy, winner, victory, champion, win, championship, award, oscar',
    places: ['stage'],
  },
  '🥇': { names: 'gold medal, first place, olympics, medal' },
  '⚽': {
    names:
      'football, soccer, soccer ball, world cup, football match, ball, football team, soccer team, football game, penalty, own goal',
    impliedBy: 'kick',
  },
  '🏀': { names: 'basketball, nba' },
  '🏈': { names: 'american football, super bowl, nfl, touchdown' },
  '⚾': { names: 'baseball' },
  '🎾': { names: 'tennis, tennis ball, pickleball' },
  '🏐': { names: 'volleyball' },
  '🎳': { names: 'bowling' },
  '⛳': { names: 'golf, golf ball, golf course', impliedBy: 'golf' },
  '🥊': { names: 'boxing, boxing glove, boxing match', places: ['gym', 'stage'] },
  '🏓': { names: 'ping pong, table tennis' },
  '🏒': { names: 'hockey, ice hockey' },
  '♟️': { names: 'chess pawn, chess, chess piece, strategy, pawn' },
  '🎲': {
    names: 'dice, board game, dungeons and dragons, dnd, d&d, monopoly, gambling, board games',
  },
  '🃏': { names: 'joker card, poker, card game, joker, uno' },
  '🎯': { names: 'dartboard, target, dart, goal, goals, darts, life goals' },
  '🧩': { names: 'puzzle, jigsaw', impliedBy: 'solve' },
}

/** Music, films and art. */
export const MUSIC_AND_ART: Things = {
  '🎸': { names: 'guitar, rock band, band, rock music, heavy metal' },
  '🎹': { names: 'piano, keyboard solo', foreign: 'ピアノ, пианино, 钢琴' },
  '🎻': { names: 'violin, orchestra, world smallest violin' },
  '🥁': { names: 'drum, drums' },
  '🎷': { names: 'saxophone, jazz' },
  '🎺': { names: 'trumpet' },
  '🎵': { names: 'music, song, spotify, playlist, melody', floats: true },
  '🎬': { names: 'clapperboard, movie night, movies, cinema, hollywood, spoilers, spoiler' },
  '🎨': {
    names: 'paint palette, art, painting, paint, museum, design, graphic design, logo',
    places: ['gallery'],
    impliedBy: 'draw paint',
  },
}
