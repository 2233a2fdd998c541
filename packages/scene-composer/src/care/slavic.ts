import type { CareWords } from './care-words.ts'

/** Polish, Czech, Russian and Ukrainian. */
export const SLAVIC = {
  pl: {
    kin: 'matka, mama, ojciec, tata, babcia, dziadek, dziadkowie, siostra, brat, syn, córka, mąż, żona, chłopak, dziewczyna, przyjaciel, przyjaciółka, ciocia, ciotka, wujek, kuzyn, kuzynka, dziecko, teściowa, teść, mamę, mamy, ojca, tatę, taty, babcię, babci, dziadka, siostrę, siostry, brata, syna, córkę, męża, żonę, przyjaciela, babcią, dziadkiem, tatą, mamą, bratem, siostrą, mężem, teściowej, dzieckiem, synem, córką',
    pet: 'pies, piesek, suczka, kot, kotka, kotek, chomik, królik, papuga, koń, psa, kota',
    love: 'chłopak, dziewczyna, mąż, żona, narzeczony, narzeczona, partner, partnerka',
    between:
      'mój, moja, moje, mojej, mojego, moją, nasz, nasza, mi, jest, był, była, ma, wczoraj, dzisiaj, dziś, tydzień, rok, miesiąc, temu, w, zeszłym, zeszłego, tygodniu, roku, nagle, właśnie, niedawno, na, bardzo, taki, taka, tak, po prostu, to, i, która, który, kochana, kochany, miał, miała, u, wykryto, po, z, bez, mieliśmy, zmarłego, zmarłej, nagłym, ci',
    ill: 'raka, rak piersi, białaczkę, białaczka, alzheimera, demencję, parkinsona, guza mózgu, udar, zawał, nowotwór, nowotworu, udaru, zawału',
    loss: '{near} ~ zmarł*, {near} ~ umarł*, {near} nie żyje, {near} ~ odszedł, {near} ~ odeszła, zmarł* ~ {near}, umarł* ~ {near}, umarł* mi {near}, straciłam {near}, straciłem {near}, straciłam ~ {near}, straciłem ~ {near}, pogrzeb ~ {near}, śmierć ~ {near}, śmierci ~ {near}, poronienie, jestem w żałobie, pochowaliśmy ~ {near}, pochowałam ~ {near}, pochowałem ~ {near}, {near} ~ zginął, {near} ~ zginęła, zginął ~ {near}, zginęła ~ {near}, święta bez ~ {kin}, urodziny bez ~ {kin}, wigilia bez ~ {kin}, dzień matki bez, dzień ojca bez, {near} ~ w niebie, spoczywaj w pokoju ~ {near}, grób ~ {near}, grobie ~ {near}, nie ma już z nami ~ {near}, {near} nie ma już z nami, uśpić ~ {pet}, uśpiliśmy ~ {pet}, {pet} ~ uśpiony, jestem wdową, jestem wdowcem, straciliśmy ~ {near}, straciliśmy dziecko, poroniłam, {near} ~ popełnił samobójstwo, tęsknię za zmarł*',
    illness:
      '{kin} ~ {ill}, mam {ill}, ma {ill}, walczy z rakiem, chory na raka, chora na raka, chemia mamy, chemioterapia, chemioterapii, hospicjum, nieuleczalnie chor*, {kin} ~ w śpiączce, {kin} ~ w szpitalu, {kin} ~ na oiomie, mam depresję, ma depresję, choruję na depresję, {kin} ~ udar, nowotwór, {kin} ~ zawał, anoreksj*, bulimi*, przerzuty, biopsj*, śpiączce',
    selfHarm:
      'chcę umrzeć, chce umrzeć, chcę się zabić, chce się zabić, zabić się, zabiję się, samobójstw*, popełnić samobójstwo, nie chcę żyć, nie chce żyć, nie chcę już żyć, nie chce mi się żyć, odebrać sobie życie, ciąć się, samookalecz*, nikt by za mną nie tęsknił, nikt nie będzie za mną tęsknił, tnę się, ciąłem się, cięłam się, mam dość życia, mam dosyć życia, nie mam siły żyć, nie mam po co żyć, nie widzę sensu życia, zniknąć na zawsze, skoczyć z mostu, skoczyć z dachu, rzucić się pod pociąg, powiesić się, powieszę się, lepiej beze mnie, wolałbym nie żyć, wolałabym nie żyć, nie chcę się obudzić, nie chcę się już obudzić, chciałbym umrzeć, chciałabym umrzeć, żeby mnie nie było, nigdy się nie urodził, nigdy się nie urodziła, nienawidzę siebie, skończyć ze sobą, żyć mi się nie chce',
    heartbreak:
      '{love} mnie zostawił $, {love} mnie zostawiła $, {love} mnie zostawił i, {love} mnie zostawiła i, {love} mnie wczoraj zostawił*, {love} mnie zostawił dla, {love} mnie zostawiła dla, {love} mnie rzucił*, rzucił mnie chłopak, rzuciła mnie dziewczyna, zostawił mnie mąż, zostawiła mnie żona, zostawił mnie chłopak, zostawiła mnie dziewczyna, {love} mnie zdradził*, {love} ze mną zerwał*, {love} zerwał* ze mną, {love} już mnie nie kocha, {love} odszedł do innej, {love} odeszła do innego, zerwaliśmy $, zerwaliśmy wczoraj, rozstaliśmy się $, mam złamane serce, złamał mi serce, złamała mi serce, płaczę za byłym, płaczę za byłą, płaczę przez byłego, tęsknię za byłym, tęsknię za byłą, rozwodzę się $, moi rodzice się rozwodzą, rodzice biorą rozwód',
    jokes:
      'ze śmiechu, ze wstydu, z nudów, z głodu, w minecraft*, w fortnite*, w grze, w ikei, znak zodiaku, zabiję się o, zabiję się jeśli, umarł* mi telefon, śpiączce po obiedzie, śpiączce pokarmowej',
    be: 'jest, są, był, była, to, jesteś',
    is: 'jest, są, był, była, to, taki, taka, bardzo, tak, po prostu, zwykły, zwykła, jak, jakiś, mój, moja',
    people:
      'eks, ex, były, była, szef, szefowa, kierownik, nauczyciel, nauczycielka, profesor, kolega, koleżanka, sąsiad, sąsiadka, sąsiedzi, współlokator, współlokatorka, jesteś, on jest, ona jest, ty, wychowawca, wychowawczyni, trener, dyrektor, dyrektorka, lokator, szwagier, szwagierka, bratowa',
    names:
      'kevin, brajan, dżesika, jessica, anna, ania, maria, katarzyna, kasia, małgorzata, gosia, agnieszka, aga, barbara, basia, ewa, krystyna, magdalena, magda, elżbieta, joanna, asia, aleksandra, ola, monika, zofia, zosia, teresa, natalia, julia, karolina, marta, beata, dorota, justyna, paulina, wiktoria, patrycja, zuzanna, piotr, piotrek, krzysztof, krzysiek, andrzej, tomasz, tomek, paweł, jan, janek, michał, marcin, jakub, kuba, adam, marek, łukasz, grzegorz, mateusz, wojciech, wojtek, mariusz, dariusz, zbigniew, maciej, maciek, rafał, robert, kamil, jacek, dawid, szymon, kacper, bartek, sebastian, damian, adrian, janusz, grażyna',
    insult:
      'idiota, idiotka, idiotą, idiotką, debil, debilem, głupi, głupia, głupek, kretyn, kretynka, dureń, brzydki, brzydka, gruby, gruba, kurwa, suka, dziwka, szmata, chuj, śmieć, przegryw, obrzydliw*, tępy, tępa, dupek, dupkiem, krowa, wredna, wredny, świnia, świnią, gnój, menda, pizda, cipa, zdzira, skurwysyn, sukinsyn, gnida, frajer, frajerem, ciota, pedał, grubas, wiedźma, podła, podły, cham, śmieciem, kretynem, idioci',
    harmless: 'kiedy jesteś, gdy jesteś, jak jesteś, jeśli jesteś, pov jesteś, pov: jesteś',
    slurs:
      'dziwka, szmata, debil, debilem, idiota, idiotą, idiotka, idiotką, kretyn, kretynem, kretynka, dupek, dupkiem, skurwysyn, sukinsyn, zdzira, pizda, frajer, frajerem, ciota, pedał, gnida, cham',
    insults: 'zabij się',
    lines: {
      loss: [['Brakuje Cię każdego dnia', 'Miłość zostaje']],
      illness: [['Dzień po dniu', 'Jesteśmy z Tobą']],
      heartbreak: [
        ['Złamane serce ciąży', 'Nie musisz nieść go samotnie'],
        ['Wolno płakać', 'Zasługujesz na miłość'],
      ],
      selfHarm: [['Twoje życie jest ważne', 'Porozmawiaj dziś z kimś, komu ufasz']],
    },
  },
  cs: {
    kin: 'matka, máma, mamka, otec, táta, babička, babi, dědeček, děda, sestra, bratr, brácha, syn, dcera, manžel, manželka, přítel, přítelkyně, kamarád, kamarádka, teta, strýc, strejda, sestřenice, bratranec, dítě, miminko, tchyně, tchán, mámu, babičku, dědu, tátu, mámy, babičky, táty, dědy',
    pet: 'pes, pejsek, fenka, kočka, kocour, kotě, křeček, králík, papoušek, kůň, psa, kočku',
    love: 'přítel, přítelkyně, kluk, holka, manžel, manželka, snoubenec, snoubenka, partner, partnerka',
    between:
      'můj, moje, moji, mojí, mého, mou, naše, náš, mi, nám, je, byl, byla, má, včera, dnes, minulý, týden, rok, měsíc, náhle, právě, nedávno, na, velmi, tak, fakt, prostě, a, která, který, milovaná, milovaný',
    ill: 'rakovinu, rakovina, leukémii, alzheimera, demenci, parkinsona, nádor, mrtvici, infarkt',
    loss: '{near} ~ zemřel*, {near} ~ umřel*, {near} je mrtvý, {near} je mrtvá, {near} ~ odešel navždy, zemřel* ~ {near}, umřel* ~ {near}, ztratil jsem {near}, ztratila jsem {near}, přišla jsem o {near}, přišel jsem o {near}, pohřeb ~ {near}, smrt ~ {near}, potratila jsem, truchlím, pohřbili jsme ~ {near}, {near} ~ zahynul*, zahynul* ~ {near}, vánoce bez ~ {kin}, narozeniny bez ~ {kin}, {near} ~ v nebi, odpočívej v pokoji ~ {near}, hrob ~ {near}, uspat ~ {pet}, utratit ~ {pet}, jsem vdova, jsem vdovec, ztratili jsme ~ {near}, přišli jsme o ~ {near}, {near} ~ při nehodě, {near} už není mezi námi',
    illness:
      '{kin} ~ {ill}, mám {ill}, má {ill}, chemoterapie, chemoterapii, hospic, nevyléčitelně nemocn*, {kin} ~ v kómatu, {kin} ~ v nemocnici, {kin} ~ na jipce, mám depresi, mám deprese, trpím depres*, anorexi*, bulimi*, {kin} ~ mrtvice, metastáz*, biopsi*, v kómatu',
    selfHarm:
      'chci umřít, chci zemřít, chci se zabít, zabít se, zabiju se, sebevražd*, nechci žít, nechci už žít, vzít si život, sebepoškozov*, řezat se, nikomu bych nechyběl, nikomu bych nechyběla, nikomu nebudu chybět, řežu se, pořezal* jsem se schválně, už nemůžu žít, nemám proč žít, zmizet navždy, skočit z mostu, skočit pod vlak, oběsit se, oběsím se, lepší beze mě, líp beze mě, nechci se probudit, mám dost života, nenávidím se, kéž bych byl mrtvý, kéž bych byla mrtvá, radši bych byl mrtvý, radši bych byla mrtvá, nikdy se nenarodil, nikdy se nenarodila, už tu nechci být',
    heartbreak:
      '{love} mě opustil*, {love} mě nechal $, {love} mě nechala $, {love} mě nechal a, {love} mě nechala a, {love} se se mnou rozešel, {love} se se mnou rozešla, rozešel se se mnou, rozešla se se mnou, opustil mě {love}, opustila mě {love}, {love} mě podvedl*, {love} mě už nemiluje, rozešli jsme se $, rozešli jsme se včera, mám zlomené srdce, zlomil mi srdce, zlomila mi srdce, brečím kvůli bývalé*, pláču kvůli bývalé*, stýská se mi po bývalé*, rozvádím se $, rodiče se rozvádějí, rodiče se rozvádí',
    jokes: 'smíchy, smíchem, hanbou, nudou, hlady, v minecraft*, ve hře, v ikee',
    be: 'je, jsou, byl, byla, jsi, to',
    is: 'je, jsou, byl, byla, to, tak, fakt, prostě, velmi, jako, takový, taková, pěkný, pěkná',
    people:
      'bývalý, bývalá, ex, šéf, šéfová, učitel, učitelka, profesor, kolega, kolegyně, soused, sousedka, sousedi, spolubydlící, jsi, on je, ona je, ty jsi',
    names:
      'kevin, jessica, jiří, jan, honza, petr, josef, pepa, pavel, martin, tomáš, jaroslav, miroslav, zdeněk, václav, michal, františek, jakub, milan, karel, lukáš, david, vladimír, ondřej, ladislav, marek, daniel, filip, vojtěch, adam, matěj, marie, jana, eva, hana, anna, lenka, kateřina, katka, lucie, věra, alena, petra, veronika, jaroslava, martina, jitka, tereza, ludmila, michaela, zuzana, monika, karolína, barbora, bára, nikola, kristýna, klára, adéla, eliška, natálie',
    insult:
      'idiot, idiotka, debil, blbec, blbá, blbý, hloupý, hloupá, kretén, ošklivý, ošklivá, tlustý, tlustá, kurva, děvka, čubka, zmrd, kráva, nula, odporn*, pitomec, hajzl, svině, mrcha, píča, kokot, čurák, blbka, hovado, buzerant, magor, tlusťoch, tlusťoška, ježibaba',
    harmless: 'když jsi, pokud jsi, pov jsi, pov: jsi',
    slurs:
      'děvka, kurva, debil, idiot, idiotka, kretén, zmrd, hajzl, mrcha, píča, kokot, čurák, hovado, buzerant, pitomec, blbec',
    lines: {
      loss: [['Chybíš každý den', 'Láska zůstává']],
      illness: [['Den po dni', 'Jsme s tebou']],
      heartbreak: [
        ['Zlomené srdce tíží', 'Nemusíš ho nést v samotě'],
        ['Plakat se smí', 'Zasloužíš si lásku'],
      ],
      selfHarm: [['Záleží na tobě', 'Promluv si dnes s někým, komu věříš']],
    },
  },
  ru: {
    kin: 'мама, мать, папа, отец, бабушка, бабуля, дедушка, дед, сестра, брат, сын, дочь, дочка, муж, жена, парень, девушка, друг, подруга, тётя, тетя, дядя, ребёнок, ребенок, малыш, свекровь, тёща, теща, маму, мамы, папу, папы, бабушку, бабушки, дедушку, дедушки, брата, сестру, сестры, мужа, жену, друга, подругу, бабушкой, дедушкой, мамой, папой, мужем, женой, сына, дочери, дочки, отца, матери, сыном, дочерью',
    pet: 'собака, пёс, пес, щенок, кошка, кот, котик, котёнок, котенок, хомяк, кролик, попугай, лошадь, собаку, собаки, кошку, кошки, кота',
    love: 'парень, девушка, муж, жена, жених, невеста, любимый, любимая',
    between:
      'моя, мой, моего, мою, моей, наша, наш, у, меня, вчера, сегодня, недавно, внезапно, в, на, прошлой, прошлом, неделе, году, месяце, назад, только, что, уже, очень, такой, такая, так, просто, реально, и, которая, который, любимая, любимый, это, нашли, обнаружили, случился, был, обнаружен, без, из-за, от, после, к, со, с',
    ill: 'рак, раком, рака, лейкоз, лейкемия, деменция, альцгеймер, опухоль, инсульт, инфаркт',
    loss: '{near} ~ умер*, {near} ~ скончал*, {near} ~ погиб*, {near} ~ не стало, умер* ~ {near}, не стало ~ {near}, потерял* {near}, потерял* ~ {near}, похороны ~ {near}, похоронах ~ {near}, смерть ~ {near}, смерти ~ {near}, выкидыш, скорблю, похоронили ~ {near}, похоронил* ~ {near}, хоронили ~ {near}, {near} ~ больше нет, год без ~ {kin}, рождения без ~ {kin}, {near} ~ на небесах, {near} ~ в раю, {near} ~ разбил*, на могил* ~ {near}, могила ~ {near}, усыпили ~ {pet}, усыпить ~ {pet}, {pet} ~ усыпили, {near} ~ сбила машина, {pet} ~ сбила машина, погиб* ~ {near}, покойн* {near}, покойся с миром ~ {near}, потеряла ребёнка, потеряла ребенка, {near} покончил* с собой, я вдова, я вдовец',
    illness:
      'у {kin} {ill}, у ~ мамы {ill}, у ~ папы {ill}, у ~ бабушки {ill}, у ~ дедушки {ill}, {kin} ~ болеет раком, болеет раком, заболел* раком, диагноз рак, химиотерапи*, хоспис*, неизлечимо больн*, {kin} ~ в коме, {kin} ~ в больнице, {kin} ~ в реанимации, у меня депрессия, у меня депресия, у ~ {kin} ~ {ill}, у ~ {kin} ~ опухоль, анорекси*, булими*, метастаз*, биопси*, в коме',
    selfHarm:
      'хочу умереть, хочется умереть, хочу сдохнуть, не хочу жить, не хочется жить, не хочу больше жить, покончить с собой, убить себя, убью себя, самоубийств*, суицид*, резать себя, селфхарм, режу себя, режу вены, порезать вены, вскрыть вены, вскрою вены, никто не будет скучать, не будет скучать по мне, никто бы не скучал, никто не заметит если я, исчезнуть навсегда, прыгнуть с моста, прыгнуть с крыши, спрыгнуть с крыши, броситься под поезд, повеситься, повешусь, устал жить, устала жить, надоело жить, нет смысла жить, нет сил жить, без меня будет лучше, лучше без меня, не хочу просыпаться, наложить на себя руки, лучше бы я умер, лучше бы я умерла, лучше бы я не родил*, ненавижу себя $, свести счёты с жизнью, свести счеты с жизнью, не хочу больше быть',
    heartbreak:
      '{love} ~ бросил меня, {love} ~ бросила меня, {love} ~ меня бросил, {love} ~ меня бросила, меня бросил ~ {love}, меня бросила ~ {love}, {love} ~ ушёл от меня, {love} ~ ушел от меня, {love} ~ ушла от меня, {love} ~ ушёл к другой, {love} ~ ушел к другой, {love} ~ ушла к другому, {love} ~ изменил мне, {love} ~ изменила мне, {love} ~ мне изменил, {love} ~ мне изменила, {love} ~ больше не любит меня, {love} ~ меня больше не любит, {love} ~ разлюбил*, мы расстались $, мы расстались вчера, у меня разбито сердце, разбил мне сердце, разбила мне сердце, сердце разбито $, плачу по бывшему, плачу по бывшей, плачу из-за бывшего, плачу из-за бывшей, не могу забыть бывшего, не могу забыть бывшую, скучаю по бывшему $, скучаю по бывшей $, развожусь $, родители разводятся',
    jokes:
      'со смеху, от смеха, со стыда, от стыда, от скуки, от голода, со скуки, в майнкрафт*, в игре, в икее, отряд самоубийц, умер* внутри',
    is: 'это, просто, такой, такая, очень, реально, полный, полная, настоящий, настоящая, как, же, был, была, самый, самая, мой, моя',
    people:
      'бывший, бывшая, начальник, начальница, босс, шеф, учитель, учительница, препод, преподаватель, коллега, коллеги, сосед, соседка, соседи, одноклассник, одноклассница, ты, он, она, они, классная, завуч, директор, тренер, сожитель, свекровь, тёща, теща, зять, невестка, бывшие, одногруппник, одногруппница',
    names:
      'александр, саша, сергей, серёжа, дмитрий, дима, андрей, алексей, лёша, леша, максим, макс, евгений, женя, иван, ваня, михаил, миша, артём, артем, никита, роман, рома, владимир, вова, павел, паша, антон, кирилл, илья, денис, олег, игорь, егор, константин, костя, николай, коля, виктор, юрий, анна, аня, елена, лена, ольга, оля, наталья, наташа, екатерина, катя, анастасия, настя, юлия, юля, мария, маша, татьяна, таня, ирина, ира, светлана, света, дарья, даша, ксения, ксюша, алина, полина, виктория, вика, кристина, марина, людмила, галина, валентина, софия, соня, алиса, кевин',
    insult:
      'идиот, идиотка, идиоты, дурак, дура, тупой, тупая, тупые, дебил, дебилка, кретин, урод, уродина, уродливый, уродливая, страшная, жирный, жирная, сука, шлюха, тварь, мразь, козёл, козел, лох, неудачник, неудачница, мудак, ничтожество, свинья, стерва, падла, гад, гадина, скотина, гнида, сволочь, придурок, долбоёб, долбоеб, пидор, пидорас, корова, чмо, жируха, ублюдок, говно, овца, дебилы, алкаш, шалава, проститутка, баран, козлина, дрянь',
    harmless: 'когда ты, если ты, пов ты, думает что ты',
    insults: '{name} ~ некрасив*, {name} ~ толстый, {name} ~ толстая, {name} ~ страшный $',
    lines: {
      loss: [['Не хватает каждый день', 'Любовь остаётся']],
      illness: [['День за днём', 'Мы рядом']],
      heartbreak: [
        ['Разбитое сердце тяжело нести', 'Не нужно нести его в одиночку'],
        ['Плакать можно', 'Ты заслуживаешь любви'],
      ],
      selfHarm: [['Твоя жизнь важна', 'Поговори сегодня с тем, кому доверяешь']],
    },
  },
  uk: {
    kin: 'мама, мати, тато, батько, бабуся, баба, дідусь, дід, сестра, брат, син, донька, дочка, чоловік, дружина, хлопець, дівчина, друг, подруга, тітка, дядько, дитина, малюк, свекруха, теща, маму, мами, тата, бабусю, бабусі, дідуся, брата, сестру, сестри, чоловіка, дружину, друга, подругу',
    pet: "собака, пес, песик, цуценя, кішка, кіт, котик, кошеня, хом'як, кролик, папуга, кінь, собаку, кота, кішку",
    love: 'хлопець, дівчина, чоловік, дружина, жінка, наречений, наречена, коханий, кохана',
    between:
      'моя, мій, мого, мою, моєї, наша, наш, у, в, мене, вчора, сьогодні, нещодавно, раптово, на, минулого, тижня, року, місяця, тому, щойно, вже, дуже, такий, така, так, просто, і, яка, який, кохана, коханий, це, знайшли, виявили, був, без, з, через, від, стався',
    ill: 'рак, раком, рака, лейкемія, лейкоз, деменція, альцгеймер, пухлина, інсульт, інфаркт',
    loss: '{near} ~ помер*, {near} ~ померла, {near} ~ загинув, {near} ~ загинула, {near} ~ не стало, помер* ~ {near}, не стало ~ {near}, втратив {near}, втратила {near}, втратив ~ {near}, втратила ~ {near}, похорон ~ {near}, похорони ~ {near}, смерть ~ {near}, смерті ~ {near}, викидень, сумую за ~ покійн*, загинув ~ {near}, загинула ~ {near}, поховали ~ {near}, ховали ~ {near}, {near} ~ більше немає, різдво без ~ {kin}, рік без ~ {kin}, могил* ~ {near}, покійн* {near}, приспали ~ {pet}, {pet} ~ збила машина, спочивай з миром ~ {near}, я вдова, {near} ~ на небесах, втратили ~ {near}',
    illness:
      'у ~ мами {ill}, у ~ тата {ill}, у ~ бабусі {ill}, у ~ дідуся {ill}, {kin} ~ хворіє на рак, хворіє на рак, захворів на рак, захворіла на рак, хіміотерапі*, хоспіс*, невиліковно хвор*, {kin} ~ в комі, {kin} ~ у комі, {kin} ~ в лікарні, {kin} ~ у лікарні, {kin} ~ в реанімації, у мене депресія, анорексі*, булімі*, у ~ {kin} ~ {ill}, метастаз*, біопсі*, в комі, у комі',
    selfHarm:
      'хочу померти, хочеться померти, не хочу жити, не хочеться жити, накласти на себе руки, вбити себе, покінчити з собою, самогубств*, суїцид*, різати себе, ріжу себе, ріжу вени, порізати вени, ніхто не сумуватиме за мною, ніхто не буде сумувати, ніхто б не сумував, зникнути назавжди, стрибнути з мосту, стрибнути з даху, повіситися, повіситись, повішуся, втомився жити, втомилася жити, набридло жити, немає сенсу жити, немає сил жити, без мене буде краще, краще без мене, не хочу прокидатися, не хочу прокидатись, краще б я помер, краще б я не народ*, ненавиджу себе',
    heartbreak:
      '{love} ~ кинув мене, {love} ~ кинула мене, {love} ~ мене кинув, {love} ~ мене кинула, {love} ~ покинув мене, {love} ~ покинула мене, {love} ~ мене покинув, {love} ~ мене покинула, мене кинув ~ {love}, мене кинула ~ {love}, мене покинув ~ {love}, мене покинула ~ {love}, {love} ~ пішов від мене, {love} ~ пішла від мене, {love} ~ зрадив мене, {love} ~ зрадила мене, {love} ~ мене зрадив, {love} ~ мене зрадила, {love} ~ більше не кохає мене, {love} ~ мене більше не кохає, ми розійшлися $, ми розлучилися $, у мене розбите серце, розбив моє серце, розбила моє серце, моє серце розбите, плачу за колишнім, плачу за колишньою, плачу через колишнього, плачу через колишню, сумую за колишнім $, сумую за колишньою $, не можу забути колишнього, не можу забути колишню, розлучаюся $, батьки розлучаються',
    jokes:
      'зі сміху, від сміху, зі сорому, від сорому, від нудьги, з голоду, у майнкрафт*, в майнкрафт*, у грі, в грі, загін самогубців',
    is: 'це, просто, такий, така, дуже, повний, повна, справжній, справжня, як, ж, був, була, мій, моя',
    people:
      'колишній, колишня, начальник, начальниця, бос, шеф, вчитель, вчителька, викладач, колега, колеги, сусід, сусідка, сусіди, однокласник, однокласниця, ти, він, вона, вони',
    names:
      'олександр, саша, сергій, андрій, володимир, вова, микола, іван, василь, петро, михайло, віктор, юрій, олексій, максим, дмитро, діма, артем, богдан, роман, тарас, назар, денис, ігор, олег, остап, анна, аня, ганна, олена, ольга, оля, наталія, наталя, тетяна, таня, ірина, марія, катерина, катя, юлія, юля, оксана, світлана, людмила, галина, вікторія, дарина, даша, софія, анастасія, настя, соломія, христина, аліна, кевін',
    insult:
      'ідіот, ідіотка, дурень, дурна, тупий, тупа, дебіл, кретин, виродок, потвора, потворний, потворна, жирний, жирна, сука, шльондра, повія, тварюка, козел, лох, невдаха, мудак, нікчема, свиня, стерва, падлюка, гад, гадина, сволота, придурок, довбойоб, підар, корова, чмо, ублюдок, шалава, скотина, гнида, баран, лайно',
    harmless: 'коли ти, якщо ти',
    insults: '{name} ~ негарн*, {name} ~ товстий, {name} ~ товста, {name} ~ страшна',
    lines: {
      loss: [['Бракує щодня', 'Любов залишається']],
      illness: [['День за днем', 'Ми поруч']],
      heartbreak: [
        ['Розбите серце важке', 'Тобі не треба нести його на самоті'],
        ['Плакати можна', 'Тебе є за що любити'],
      ],
      selfHarm: [['Твоє життя важливе', 'Поговори сьогодні з тим, кому довіряєш']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
