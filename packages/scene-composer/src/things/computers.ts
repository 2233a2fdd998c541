import type { Things } from './thing-record.ts'

/** Computers, telephones, and the work that is done on them. */
export const COMPUTERS: Things = {
  '💻': {
    names:
      'laptop, macbook, code, coding, programming, software, javascript, typescript, java, html, css, react, kubernetes, docker, git, repo, repository, pull request, merge, merge conflict, merge conflicts, unit test, unit tests, regex, algorithm, function, script, app, framework, programming language, codebase, legacy code, hackathon, npm, node modules, commit, compiler, rust, golang, php, refactoring, code review, homework assignment, remote work, working from home, stack overflow, stackoverflow, readme, merge request, semicolon, syntax error, typo, stack trace, tests, pull requests, vim, emacs, terminal, command line, npm install, docker compose, localhost, python script, pair programming',
    impliedBy:
      'debug compile refactor merge commit program code deploy install update upload download restart reboot hack',
    foreign:
      'ordenador, computadora, código, ordinateur, rechner, programmieren, programar, computer, komputer, kodu, bilgisayar, код, компьютер, コード, パソコン, 代码, 电脑, 코드, 컴퓨터, كود, حاسوب',
  },
  '🖥️': {
    names:
      'desktop computer, computer, pc, desktop, monitor, screen, windows update, linux, windows, mainframe, dashboard, blue screen, blue screen of death, software update, zoom, teams, website, browser, internet, google, zoom call, video call, online meeting, video conference',
  },
  '⌨️': { names: 'keyboard', impliedBy: 'type' },
  '🖱️': { names: 'computer mouse' },
  '🖨️': {
    names: 'printer, paper jam, printer ink, copy machine, copier, photocopier',
    impliedBy: 'print',
    foreign: 'プリンター',
  },
  '🗄️': {
    names:
      'server, servers, database, filing cabinet, data centre, data center, backend, prod, production, production server, sql, backup, backups, archive',
    isContainer: true,
  },
  '📱': {
    names:
      'phone, smartphone, iphone, mobile, cell phone, cellphone, mobile phone, tiktok, instagram, facebook, snapchat, reddit, linkedin, social media, twitter, notification, whatsapp, risky text, dm, dms, voice message, screen time, dating app, phone screen, screen protector, typing bubble',
    impliedBy: 'text scroll message send',
    foreign:
      'móvil, celular, teléfono, portable, téléphone, handy, telefono, cellulare, telemóvel, telefoon, telefon, telefonu, ponsel, телефон, スマホ, 手机, 핸드폰, online, en ligne, offline, móvil, celular, handy, telefonino, スマホ',
  },
  '📞': {
    names:
      'telephone receiver, phone call, conference call, unknown number, spam call, call center, call centre, voicemail, voice mail, hold music, missed call, call',
    impliedBy: 'call',
    foreign:
      'llama, llaman, anruf, ruft an, chiama, звонит, звонок, dzwoni, appelle, ringer, arıyor, 電話, 电话, 전화, llamando, llama, ligando, liga, appelle, appelant, ruft an, anruf, chiama',
  },
  '☎️': {
    names:
      'telephone, landline, it support, tech support, help desk, customer support, customer service',
  },
  '🔋': { names: 'battery' },
  '🪫': {
    names: 'empty battery, low battery, dead battery, burnout, phone battery, dying battery',
    foreign: 'batería, batterie, akku, batteria, bateria, batterij, şarj, батарея, батарейка',
  },
  '🔌': {
    names: 'plug, charger, power cord, electricity',
    foreign:
      'cargador, chargeur, ladegerät, ladekabel, caricabatterie, carregador, oplader, ładowarka, laddare, şarj aleti, зарядка, зарядку, 充電器, 充电器, 충전기',
  },
  '🛜': {
    names: 'wifi sign, wifi, wi-fi, wireless, router, internet connection, bluetooth',
    floats: true,
    foreign: 'internet, интернет, wifi, wlan, вайфай, インターネット, 网络, 와이파이',
  },
  '📶': { names: 'signal bars, signal, connection, network, lag, ping, latency', floats: true },
  '💾': { names: 'floppy disk, save icon, floppy' },
  '💿': { names: 'cd, dvd' },
  '🚨': {
    names:
      'alarm light, incident, outage, emergency, on call, pager, siren, downtime, fire alarm, smoke alarm, smoke detector, fire drill',
    places: ['fire'],
  },
  '🔑': { names: 'key, password, keys, passwords' },
  '🔒': { names: 'lock, padlock, security, cybersecurity, two-factor authentication' },
}
