import type { Things } from './thing-record.ts'

/** Work, school, money and time. */
export const WORK_AND_SCHOOL: Things = {
  '📅': {
    names:
      'calendar, monday, mondays, tuesday, wednesday, thursday, schedule, monday morning, appointment, monday mornings, january',
    hasWriting: true,
    isDay: true,
    foreign:
      'lunes, lundi, montag, lunedì, segunda-feira, maandag, poniedziałek, poniedziałku, poniedziałkiem, måndag, pazartesi, pazartesiden, senin, понедельник, понеділок, понеділка, 月曜日, 月曜, 周一, 星期一, 월요일, الاثنين, सोमवार, Δευτέρα, יום שני',
    feels: 'tired',
  },
  '📊': {
    names:
      'bar chart, meeting, meetings, presentation, powerpoint, slides, report, chart, kpi, stand-up, standup, conference, webinar, workshop, seminar, standup meeting, quarterly report, scrum, agile, sprint planning, roadmap, metrics, keynote, analytics, performance review, annual review, sales numbers, quarterly numbers, quarterly results, quarterly figures, sales figures, numbers, spreadsheet, excel, budget spreadsheet',
    foreign:
      'reunión, réunion, besprechung, sitzung, riunione, reunião, vergadering, spotkanie, toplantı, совещание, 会議, 会议, 회의',
    feels: 'tired',
  },
  '📈': {
    names:
      'rising chart, stonks, stock market, growth, stock, stocks, profit, inflation, prices, investment, investing, crypto price',
  },
  '📉': { names: 'falling chart, crash, stock crash, recession, losses, market crash' },
  '📧': {
    names: 'email, emails, inbox, e-mail, mail, reply all, newsletter, spam, gmail',
    impliedBy: 'email reply forward',
    foreign:
      'correo, courriel, e-mail, e-mails, posta, e-posta, почта, письмо, メール, 邮件, 이메일, mails, mail, correos, courriels',
  },
  '✉️': { names: 'letter, envelope' },
  '📝': {
    names:
      'notepad, exam, test, homework, essay, assignment, to-do list, todo list, todo, list, document, documentation, paperwork, quiz, thesis, final exam, finals, notes, resume, cv, cover letter, interview, job application, plan, resolution, resolutions, pop quiz, report card, group project, grades, grade, math test, spelling test, permission slip',
    places: ['classroom'],
    foreign:
      'dever de casa, huiswerk, lekcje, läxa, läxor, ödev, deberes, tarea, devoirs, hausaufgaben, compiti, домашка, 宿題, 作业, 숙제, examen, prüfung, klausur, esame, prova, sınav, экзамен, іспит, 試験, テスト, 考试, 시험, امتحان, परीक्षा',
    feels: 'scared',
  },
  '📚': {
    feels: 'tired',
    names:
      'stack of books, book, books, studying, study, library book, school, textbook, reading, college, university, history, literature, education, learning, novel, library',
    places: ['library', 'classroom'],
    impliedBy: 'study learn',
    foreign:
      'escuela, estudiar, école, schule, lernen, scuola, escola, szkoła, skola, okul, школа, учёба, 学校, 勉強, 学习, 학교, مدرسة',
  },
  '📖': {
    names: 'open book, diary, story, bible, manual, instructions, user manual, recipe, cookbook',
    impliedBy: 'read',
  },
  '📰': { names: 'newspaper, news, headline, journal' },
  '🗞️': { names: 'gossip' },
  '💼': {
    names:
      'briefcase, job, work, office job, career, business, overtime, full-time job, work life balance, internship, corporate job, 9 to 5, salary',
    foreign:
      'trabajo, trabajar, travail, travailler, arbeit, arbeiten, lavoro, lavorare, trabalho, trabalhar, werk, praca, pracy, arbete, iş, kerja, работа, работу, робота, 仕事, 工作, 일, عمل, काम, δουλειά, עבודה',
  },
  '⏱️': {
    names: 'stopwatch, deadline, deadlines, time limit, procrastination, procrastinating',
    foreign: 'fecha límite, frist, abgabe, scadenza, prazo, дедлайн, 締め切り, 截止日期, 마감',
    feels: 'scared',
  },
  '💸': {
    names:
      'flying money, money, rent, bills, bill, taxes, tax, shopping spree, payday, paycheck, debt, budget, expenses, spending, mortgage, tax return, student loans, student loan, loan, cash, saving money',
    impliedBy: 'pay spend',
    foreign:
      'dinero, maaş, 工资, 월급, gaji, argent, geld, soldi, dinheiro, pieniądze, pengar, para, uang, деньги, гроші, お金, 钱, 돈, مال, पैसा, precio, precios, prix, preis, preise, preço, preços, prezzo, prezzi, cena, ceny, gasté, gastei, gastar, dépenser, dépensé, ausgegeben, speso, alquiler, loyer, miete, aluguel, affitto, huur, czynsz',
    feels: 'shocked',
  },
  '💰': {
    feels: 'party',
    names: 'treasure, money bag, lottery, bonus, jackpot, savings, rich people, raise, pay raise',
    foreign:
      'sueldo, salario, nómina, salaire, gehalt, lohn, stipendio, salário, salaris, pensja, wypłata, зарплата, 給料',
  },
  '🪙': { names: 'gold coin, coin, bitcoin, crypto, cryptocurrency, nft, gold' },
  '💳': {
    names:
      'credit card, bank account, online shopping, subscription, subscriptions, free trial, trial period',
  },
  '🛒': {
    names:
      'shopping cart, groceries, grocery shopping, supermarket trolley, shopping, trolley, grocery store, black friday, supermarket, costco, self-checkout, walmart, aldi, lidl, target store, checkout, self checkout',
    isContainer: true,
    places: ['supermarket'],
    setting: 'supermarket',
    impliedBy: 'shop',
    foreign:
      'supermercado, supermarché, courses, supermarkt, einkaufen, supermercato, spesa, boodschappen, sklep, zakupy, alışveriş, супермаркет, магазин, スーパー, 超市, 마트',
  },
  '🛍️': { names: 'shopping bag, mall' },
  '🧠': {
    names:
      'brain, brain cell, brain cells, memory, my brain, last brain cell, overthinking, intelligence, anxiety, adhd',
  },
  '⚖️': {
    names:
      'pair of scales, law, court case, scales, trial, lawsuit, justice system, bathroom scale',
    places: ['courtroom'],
  },
  '🗳️': { names: 'ballot box, election, vote, politics, ballot, democracy', impliedBy: 'vote' },
}
