import type { CareWords } from './care-words.ts'

/** Polish, Czech, Russian and Ukrainian. */
export const SLAVIC = {
  pl: {
    kin: 'matka, mama, ojciec, tata, babcia, dziadek, dziadkowie, siostra, brat, syn, córka, mąż, żona, chłopak, dziewczyna, przyjaciel, przyjaciółka, ciocia, ciotka, wujek, kuzyn, kuzynka, dziecko, teściowa, teść, mamę, mamy, ojca, tatę, taty, babcię, babci, dziadka, siostrę, siostry, brata, syna, córkę, męża, żonę, przyjaciela',
    pet: 'pies, piesek, suczka, kot, kotka, kotek, chomik, królik, papuga, koń, psa, kota',
    between:
      'mój, moja, moje, mojej, mojego, moją, nasz, nasza, mi, jest, był, była, ma, wczoraj, dzisiaj, dziś, tydzień, rok, miesiąc, temu, w, zeszłym, zeszłego, tygodniu, roku, nagle, właśnie, niedawno, na, bardzo, taki, taka, tak, po prostu, to, i, która, który, kochana, kochany',
    ill: 'raka, rak piersi, białaczkę, białaczka, alzheimera, demencję, parkinsona, guza mózgu, udar, zawał',
    loss: '{near} ~ zmarł*, {near} ~ umarł*, {near} nie żyje, {near} ~ odszedł, {near} ~ odeszła, zmarł* ~ {near}, umarł* ~ {near}, umarł* mi {near}, straciłam {near}, straciłem {near}, straciłam ~ {near}, straciłem ~ {near}, pogrzeb ~ {near}, śmierć ~ {near}, śmierci ~ {near}, poronienie, jestem w żałobie',
    illness:
      '{kin} ~ {ill}, mam {ill}, ma {ill}, walczy z rakiem, chory na raka, chora na raka, chemia mamy, chemioterapia, chemioterapii, hospicjum, nieuleczalnie chor*, {kin} ~ w śpiączce, {kin} ~ w szpitalu, {kin} ~ na oiomie',
    selfHarm:
      'chcę umrzeć, chce umrzeć, chcę się zabić, chce się zabić, zabić się, zabiję się, samobójstw*, popełnić samobójstwo, nie chcę żyć, nie chce żyć, nie chcę już żyć, nie chce mi się żyć, odebrać sobie życie, ciąć się, samookalecz*',
    jokes:
      'ze śmiechu, ze wstydu, z nudów, z głodu, w minecraft*, w fortnite*, w grze, w ikei, znak zodiaku',
    is: 'jest, są, był, była, to, taki, taka, bardzo, tak, po prostu, zwykły, zwykła, jak, jakiś, mój, moja',
    people:
      'eks, ex, były, była, szef, szefowa, kierownik, nauczyciel, nauczycielka, profesor, kolega, koleżanka, sąsiad, sąsiadka, sąsiedzi, współlokator, współlokatorka, jesteś, on jest, ona jest, ty',
    insult:
      'idiota, idiotka, idiotą, idiotką, debil, debilem, głupi, głupia, głupek, kretyn, kretynka, dureń, brzydki, brzydka, gruby, gruba, kurwa, suka, dziwka, szmata, chuj, śmieć, przegryw, obrzydliw*, tępy, tępa',
    harmless: 'kiedy jesteś, gdy jesteś, jak jesteś, jeśli jesteś, pov jesteś, pov: jesteś',
    lines: {
      loss: [['Brakuje Cię każdego dnia', 'Miłość zostaje']],
      illness: [['Dzień po dniu', 'Nie jesteś z tym sam']],
      selfHarm: [['Jesteś ważny', 'Porozmawiaj dziś z kimś, komu ufasz']],
    },
  },
  cs: {
    kin: 'matka, máma, mamka, otec, táta, babička, babi, dědeček, děda, sestra, bratr, brácha, syn, dcera, manžel, manželka, přítel, přítelkyně, kamarád, kamarádka, teta, strýc, strejda, sestřenice, bratranec, dítě, miminko, tchyně, tchán, mámu, babičku, dědu, tátu, mámy, babičky, táty, dědy',
    pet: 'pes, pejsek, fenka, kočka, kocour, kotě, křeček, králík, papoušek, kůň, psa, kočku',
    between:
      'můj, moje, moji, mojí, mého, mou, naše, náš, mi, nám, je, byl, byla, má, včera, dnes, minulý, týden, rok, měsíc, náhle, právě, nedávno, na, velmi, tak, fakt, prostě, a, která, který, milovaná, milovaný',
    ill: 'rakovinu, rakovina, leukémii, alzheimera, demenci, parkinsona, nádor, mrtvici, infarkt',
    loss: '{near} ~ zemřel*, {near} ~ umřel*, {near} je mrtvý, {near} je mrtvá, {near} ~ odešel navždy, zemřel* ~ {near}, umřel* ~ {near}, ztratil jsem {near}, ztratila jsem {near}, přišla jsem o {near}, přišel jsem o {near}, pohřeb ~ {near}, smrt ~ {near}, potratila jsem, truchlím',
    illness:
      '{kin} ~ {ill}, mám {ill}, má {ill}, chemoterapie, chemoterapii, hospic, nevyléčitelně nemocn*, {kin} ~ v kómatu, {kin} ~ v nemocnici, {kin} ~ na jipce',
    selfHarm:
      'chci umřít, chci zemřít, chci se zabít, zabít se, zabiju se, sebevražd*, nechci žít, nechci už žít, vzít si život, sebepoškozov*, řezat se',
    jokes: 'smíchy, smíchem, hanbou, nudou, hlady, v minecraft*, ve hře, v ikee',
    is: 'je, jsou, byl, byla, to, tak, fakt, prostě, velmi, jako, takový, taková, pěkný, pěkná',
    people:
      'bývalý, bývalá, ex, šéf, šéfová, učitel, učitelka, profesor, kolega, kolegyně, soused, sousedka, sousedi, spolubydlící, jsi, on je, ona je, ty jsi',
    insult:
      'idiot, idiotka, debil, blbec, blbá, blbý, hloupý, hloupá, kretén, ošklivý, ošklivá, tlustý, tlustá, kurva, děvka, čubka, zmrd, kráva, nula, odporn*, pitomec, hajzl',
    harmless: 'když jsi, pokud jsi, pov jsi, pov: jsi',
    lines: {
      loss: [['Chybíš každý den', 'Láska zůstává']],
      illness: [['Den po dni', 'Nejsi na to sám']],
      selfHarm: [['Záleží na tobě', 'Promluv si dnes s někým, komu věříš']],
    },
  },
  ru: {
    kin: 'мама, мать, папа, отец, бабушка, бабуля, дедушка, дед, сестра, брат, сын, дочь, дочка, муж, жена, парень, девушка, друг, подруга, тётя, тетя, дядя, ребёнок, ребенок, малыш, свекровь, тёща, теща, маму, мамы, папу, папы, бабушку, бабушки, дедушку, дедушки, брата, сестру, сестры, мужа, жену, друга, подругу',
    pet: 'собака, пёс, пес, щенок, кошка, кот, котик, котёнок, котенок, хомяк, кролик, попугай, лошадь, собаку, собаки, кошку, кошки, кота',
    between:
      'моя, мой, моего, мою, моей, наша, наш, у, меня, вчера, сегодня, недавно, внезапно, в, на, прошлой, прошлом, неделе, году, месяце, назад, только, что, уже, очень, такой, такая, так, просто, реально, и, которая, который, любимая, любимый, это',
    ill: 'рак, раком, рака, лейкоз, лейкемия, деменция, альцгеймер, опухоль, инсульт, инфаркт',
    loss: '{near} ~ умер*, {near} ~ скончал*, {near} ~ погиб*, {near} ~ не стало, умер* ~ {near}, не стало ~ {near}, потерял* {near}, потерял* ~ {near}, похороны ~ {near}, похоронах ~ {near}, смерть ~ {near}, смерти ~ {near}, выкидыш, скорблю',
    illness:
      'у {kin} {ill}, у ~ мамы {ill}, у ~ папы {ill}, у ~ бабушки {ill}, у ~ дедушки {ill}, {kin} ~ болеет раком, болеет раком, заболел* раком, диагноз рак, химиотерапи*, хоспис*, неизлечимо больн*, {kin} ~ в коме, {kin} ~ в больнице, {kin} ~ в реанимации',
    selfHarm:
      'хочу умереть, хочется умереть, хочу сдохнуть, не хочу жить, не хочется жить, не хочу больше жить, покончить с собой, убить себя, убью себя, самоубийств*, суицид*, резать себя, селфхарм',
    jokes:
      'со смеху, от смеха, со стыда, от стыда, от скуки, от голода, со скуки, в майнкрафт*, в игре, в икее, отряд самоубийц, умер* внутри',
    is: 'это, просто, такой, такая, очень, реально, полный, полная, настоящий, настоящая, как, же, был, была, самый, самая, мой, моя',
    people:
      'бывший, бывшая, начальник, начальница, босс, шеф, учитель, учительница, препод, преподаватель, коллега, коллеги, сосед, соседка, соседи, одноклассник, одноклассница, ты, он, она, они',
    insult:
      'идиот, идиотка, идиоты, дурак, дура, тупой, тупая, тупые, дебил, дебилка, кретин, урод, уродина, уродливый, уродливая, страшная, жирный, жирная, сука, шлюха, тварь, мразь, козёл, козел, лох, неудачник, неудачница, мудак, ничтожество, свинья',
    harmless: 'когда ты, если ты, пов ты, думает что ты',
    lines: {
      loss: [['Не хватает каждый день', 'Любовь остаётся']],
      illness: [['День за днём', 'Ты не один']],
      selfHarm: [['Ты важен', 'Поговори сегодня с тем, кому доверяешь']],
    },
  },
  uk: {
    kin: 'мама, мати, тато, батько, бабуся, баба, дідусь, дід, сестра, брат, син, донька, дочка, чоловік, дружина, хлопець, дівчина, друг, подруга, тітка, дядько, дитина, малюк, свекруха, теща, маму, мами, тата, бабусю, бабусі, дідуся, брата, сестру, сестри, чоловіка, дружину, друга, подругу',
    pet: "собака, пес, песик, цуценя, кішка, кіт, котик, кошеня, хом'як, кролик, папуга, кінь, собаку, кота, кішку",
    between:
      'моя, мій, мого, мою, моєї, наша, наш, у, в, мене, вчора, сьогодні, нещодавно, раптово, на, минулого, тижня, року, місяця, тому, щойно, вже, дуже, такий, така, так, просто, і, яка, який, кохана, коханий, це',
    ill: 'рак, раком, рака, лейкемія, лейкоз, деменція, альцгеймер, пухлина, інсульт, інфаркт',
    loss: '{near} ~ помер*, {near} ~ померла, {near} ~ загинув, {near} ~ загинула, {near} ~ не стало, помер* ~ {near}, не стало ~ {near}, втратив {near}, втратила {near}, втратив ~ {near}, втратила ~ {near}, похорон ~ {near}, похорони ~ {near}, смерть ~ {near}, смерті ~ {near}, викидень, сумую за ~ покійн*',
    illness:
      'у ~ мами {ill}, у ~ тата {ill}, у ~ бабусі {ill}, у ~ дідуся {ill}, {kin} ~ хворіє на рак, хворіє на рак, захворів на рак, захворіла на рак, хіміотерапі*, хоспіс*, невиліковно хвор*, {kin} ~ в комі, {kin} ~ у комі, {kin} ~ в лікарні, {kin} ~ у лікарні, {kin} ~ в реанімації',
    selfHarm:
      'хочу померти, хочеться померти, не хочу жити, не хочеться жити, накласти на себе руки, вбити себе, покінчити з собою, самогубств*, суїцид*, різати себе',
    jokes:
      'зі сміху, від сміху, зі сорому, від сорому, від нудьги, з голоду, у майнкрафт*, в майнкрафт*, у грі, в грі, загін самогубців',
    is: 'це, просто, такий, така, дуже, повний, повна, справжній, справжня, як, ж, був, була, мій, моя',
    people:
      'колишній, колишня, начальник, начальниця, бос, шеф, вчитель, вчителька, викладач, колега, колеги, сусід, сусідка, сусіди, однокласник, однокласниця, ти, він, вона, вони',
    insult:
      'ідіот, ідіотка, дурень, дурна, тупий, тупа, дебіл, кретин, виродок, потвора, потворний, потворна, жирний, жирна, сука, шльондра, повія, тварюка, козел, лох, невдаха, мудак, нікчема, свиня',
    harmless: 'коли ти, якщо ти',
    lines: {
      loss: [['Бракує щодня', 'Любов залишається']],
      illness: [['День за днем', 'Ти не один']],
      selfHarm: [['Ти важливий', 'Поговори сьогодні з тим, кому довіряєш']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
