import type { CareWords } from './care-words.ts'

/** Spanish, French, Portuguese, Italian and Romanian. */
export const ROMANCE = {
  es: {
    kin: 'madre, mamá, mama, padre, papá, papa, abuela, abuelo, abuelita, abuelito, abuelos, hermana, hermano, hija, hijo, esposa, esposo, marido, mujer, novia, novio, amiga, amigo, tía, tía, tío, tia, tio, prima, primo, bebé, suegra, suegro',
    pet: 'perro, perra, perrito, perrita, gato, gata, gatito, gatita, hámster, conejo, loro, caballo',
    between:
      'se, me, nos, ha, han, había, está, esta, es, era, fue, un, una, el, la, mi, mis, nuestra, nuestro, ya, ayer, hoy, este, año, mes, semana, pasado, pasada, muy, tan, más, que, de, y, querida, querido, con, por, verdadero, verdadera, completo, completa',
    ill: 'cáncer, cancer, leucemia, linfoma, alzhéimer, alzheimer, demencia, párkinson, un tumor, esclerosis múltiple',
    loss: '{near} ~ murió, {near} ~ murio, {near} ~ muerto, {near} ~ muerta, {near} ~ falleció, {near} ~ fallecio, {near} ~ fallecido, {near} ~ fallecida, murió ~ {near}, murio ~ {near}, falleció ~ {near}, perdí a mi {near}, perdimos a ~ {near}, funeral de ~ {near}, entierro de ~ {near}, muerte de ~ {near}, mi difunta {kin}, mi difunto {kin}, aborto espontáneo, estoy de luto',
    illness:
      '{kin} ~ {ill}, tengo {ill}, tiene {ill}, con {ill}, contra el {ill}, contra la {ill}, del {ill}, diagnosticaron {ill}, quimioterapia, quimio, enfermedad terminal, {kin} ~ en coma, {kin} ~ en el hospital, {kin} ~ hospitalizada, {kin} ~ hospitalizado, {kin} ~ en cuidados intensivos',
    selfHarm:
      'quiero morir, quiero morirme, me quiero morir, quiero matarme, me quiero matar, voy a matarme, suicidarme, suicidio, no quiero vivir, no quiero seguir viviendo, acabar con mi vida, quitarme la vida, cortarme las venas, autolesión, autolesiones',
    jokes:
      'de risa, de la risa, de vergüenza, de aburrimiento, de hambre, de sueño, de ternura, del susto, de amor, muerto de, muerta de, en el juego, en minecraft, en fortnite, escuadrón suicida',
    is: 'es, son, era, está, eres, un, una, el, la, muy, tan, más, que, verdadero, verdadera, completo, completa, siempre',
    people:
      'ex, exnovio, exnovia, jefe, jefa, profesor, profesora, profe, vecino, vecina, vecinos, compañero, compañera, compañeros, casero, casera, cuñado, cuñada, tú, él, ella, eres',
    insult:
      'idiota, idiotas, estúpido, estupido, estúpida, estupida, tonto, tonta, imbécil, imbecil, gilipollas, pendejo, pendeja, cabrón, cabron, puta, zorra, fea, feo, gorda, gordo, asqueroso, asquerosa, inútil, perdedor, perdedora, hijo de puta',
    harmless: 'cuando eres, si eres, pov: eres, pov eres',
    lines: {
      loss: [['Te extrañamos cada día', 'El amor se queda']],
      illness: [['Un día a la vez', 'No estás solo en esto']],
      selfHarm: [['Tu vida importa', 'Por favor, habla hoy con alguien de confianza']],
    },
  },
  fr: {
    kin: 'mère, mere, maman, père, pere, papa, mamie, mémé, papi, papy, pépé, grand-mère, grand-père, grand mère, grand père, grands-parents, sœur, soeur, frère, frere, fille, fils, femme, mari, copine, copain, amie, ami, tante, oncle, tonton, cousine, cousin, bébé, enfant',
    pet: 'chien, chienne, chat, chatte, chaton, chiot, hamster, lapin, perroquet, cheval',
    between:
      "est, a, ont, sont, était, vient, de, nous, s'est, me, mon, ma, notre, le, la, l, un, une, cette, ce, année, semaine, mois, dernier, dernière, hier, aujourd'hui, très, trop, si, vraiment, juste, et, qui, cher, chère, d, vrai, vraie, gros, grosse, complètement",
    ill: "cancer, un cancer, leucémie, une leucémie, alzheimer, la maladie d'alzheimer, parkinson, une tumeur, sclérose en plaques",
    loss: "{near} ~ mort, {near} ~ morte, {near} ~ décédé, {near} ~ décédée, {near} ~ decede, {near} ~ decedee, {near} nous a quittés, j'ai perdu mon {near}, j'ai perdu ma {near}, perdu mon {near}, perdu ma {near}, enterrement de ~ {near}, obsèques de ~ {near}, mort de mon {near}, mort de ma {near}, décès de ~ {near}, fausse couche, je suis en deuil",
    illness:
      "{kin} ~ {ill}, j'ai {ill}, a {ill}, contre le {ill}, du {ill}, chimiothérapie, chimio, maladie incurable, phase terminale, {kin} ~ dans le coma, {kin} ~ à l'hôpital, {kin} ~ hospitalisé, {kin} ~ hospitalisée, {kin} ~ en réanimation",
    selfHarm:
      "envie de mourir, je veux mourir, me tuer, me suicider, le suicide, du suicide, au suicide, suicidaire, plus envie de vivre, je ne veux plus vivre, veux plus vivre, mettre fin à mes jours, m'ôter la vie, automutilation, me scarifier",
    jokes:
      "mort de rire, morte de rire, mdr, mourir de rire, de rire, de honte, d'ennui, de faim, de peur, de fatigue, mort de fatigue, dans minecraft, dans fortnite, dans le jeu, me tuer au travail, suicide squad, suicide social",
    is: 'est, sont, était, es, êtes, un, une, le, la, très, trop, si, tellement, vraiment, vrai, vraie, gros, grosse, complètement, juste, qui',
    people:
      "ex, patron, patronne, chef, cheffe, prof, professeur, voisin, voisine, voisins, collègue, collègues, coloc, propriétaire, belle-mère, beau-père, belle-sœur, tu es, t'es, il est, elle est, vous êtes",
    insult:
      'idiot, idiote, idiots, stupide, imbécile, imbecile, débile, crétin, crétine, un con, un gros con, une conne, trop con, trop conne, connard, connasse, salope, pute, putain de conne, enculé, moche, laid, laide, grosse vache, gros porc, trop gros, trop grosse, dégueulasse, merde, pauvre type',
    harmless: "quand tu es, quand t'es, si tu es, pov tu es, pov: tu es",
    lines: {
      loss: [['Tu nous manques chaque jour', "L'amour reste"]],
      illness: [['Un jour à la fois', "Tu n'es pas seul"]],
      selfHarm: [['Ta vie compte', "Parle à quelqu'un de confiance aujourd'hui"]],
    },
  },
  pt: {
    kin: 'mãe, mae, mamãe, pai, papai, avó, avô, vó, vô, vovó, vovô, irmã, irmão, irma, irmao, filha, filho, esposa, esposo, marido, mulher, namorada, namorado, amiga, amigo, tia, tio, prima, primo, bebê, sogra, sogro',
    pet: 'cachorro, cachorra, cachorrinho, cachorrinha, cão, cadela, gato, gata, gatinho, gatinha, hamster, coelho, papagaio, cavalo',
    between:
      'se, me, nos, está, esta, é, era, foi, ser, um, uma, o, a, meu, minha, nosso, nossa, já, ontem, hoje, ano, mês, semana, passado, passada, muito, tão, mais, que, de, e, querida, querido, com, por, verdadeiro, completo',
    ill: 'câncer, cancer, cancro, leucemia, linfoma, alzheimer, demência, parkinson, um tumor',
    loss: '{near} ~ morreu, {near} ~ faleceu, {near} ~ morto, {near} ~ morta, {near} ~ falecido, {near} ~ falecida, morreu ~ {near}, perdi minha {near}, perdi meu {near}, perdi o meu {near}, perdi a minha {near}, perdemos ~ {near}, velório ~ {near}, enterro da minha {near}, enterro do meu {near}, funeral da minha {near}, funeral do meu {near}, morte da minha {near}, morte do meu {near}, aborto espontâneo, estou de luto',
    illness:
      '{kin} ~ {ill}, tenho {ill}, tem {ill}, com {ill}, contra o {ill}, contra a {ill}, quimioterapia, quimio, doença terminal, {kin} ~ em coma, {kin} ~ no hospital, {kin} ~ internada, {kin} ~ internado, {kin} ~ na uti',
    selfHarm:
      'quero morrer, queria morrer, quero me matar, vou me matar, me suicidar, suicídio, suicidio, não quero viver, nao quero viver, não quero mais viver, acabar com minha vida, acabar com a minha vida, tirar minha vida, me cortar, automutilação',
    jokes:
      'de rir, de rindo, de vergonha, de tédio, de fome, de sono, de medo, de amor, de fofura, morto de, morta de, no jogo, no minecraft, no fortnite, no free fire, esquadrão suicida',
    is: 'é, são, era, está, és, um, uma, o, a, muito, tão, mais, que, verdadeiro, verdadeira, completo, completa, sempre, só',
    people:
      'ex, ex-namorado, ex-namorada, chefe, professor, professora, vizinho, vizinha, vizinhos, colega, colegas, cunhado, cunhada, você é, voce é, vc é, ele é, ela é, tu és',
    insult:
      'idiota, idiotas, estúpido, estupido, estúpida, burro, burra, imbecil, otário, otária, babaca, vagabunda, vadia, puta, feio, feia, gordo, gorda, nojento, nojenta, inútil, fracassado, fracassada, filho da puta, escroto',
    harmless: 'quando você é, se você é, pov: você é, pov você é, quando vc é',
    lines: {
      loss: [['Saudade todos os dias', 'O amor fica']],
      illness: [['Um dia de cada vez', 'Você não está só']],
      selfHarm: [['Sua vida importa', 'Por favor, fale hoje com alguém de confiança']],
    },
  },
  it: {
    kin: 'madre, mamma, padre, papà, babbo, nonna, nonno, nonni, sorella, fratello, figlia, figlio, moglie, marito, ragazza, ragazzo, fidanzata, fidanzato, amica, amico, zia, zio, cugina, cugino, bambino, bambina, suocera, suocero',
    pet: 'cane, cagnolino, cagnolina, gatto, gatta, gattino, gattina, criceto, coniglio, pappagallo, cavallo',
    between:
      'è, e, ha, hanno, sono, era, mi, ci, si, il, la, lo, un, una, mio, mia, nostro, nostra, ieri, oggi, anno, mese, settimana, scorso, scorsa, molto, così, troppo, davvero, che, di, proprio, caro, cara, stato, stata, vero, vera',
    ill: "cancro, un cancro, tumore, un tumore, leucemia, la leucemia, alzheimer, l'alzheimer, demenza, la demenza, parkinson",
    loss: '{near} è morto, {near} è morta, {near} ~ morto, {near} ~ morta, {near} ~ deceduto, {near} ~ deceduta, {near} ~ mancato, {near} ~ mancata, {near} ci ha lasciati, è morto ~ {near}, è morta ~ {near}, ho perso mio {near}, ho perso mia {near}, ho perso il mio {near}, ho perso la mia {near}, funerale di ~ {near}, morte di ~ {near}, morte del mio {near}, morte della mia {near}, aborto spontaneo, sono in lutto',
    illness:
      '{kin} ~ {ill}, ho {ill}, ha {ill}, contro il {ill}, col {ill}, chemioterapia, chemio, malattia terminale, malato terminale, {kin} ~ in coma, {kin} ~ in ospedale, {kin} ~ ricoverata, {kin} ~ ricoverato, {kin} ~ in terapia intensiva',
    selfHarm:
      'voglio morire, vorrei morire, voglio uccidermi, mi voglio uccidere, ammazzarmi, suicidarmi, suicidio, non voglio vivere, non voglio più vivere, farla finita, togliermi la vita, tagliarmi le vene, autolesionismo',
    jokes:
      'dal ridere, dalle risate, di vergogna, dalla vergogna, di noia, di fame, di sonno, di paura, morto di, morta di, su minecraft, su fortnite, nel gioco, suicide squad',
    is: 'è, sono, era, sei, un, una, uno, il, la, lo, molto, così, troppo, davvero, che, proprio, vero, vera, solo, sempre',
    people:
      'ex, capo, capa, prof, professore, professoressa, vicino, vicina, vicini di casa, collega, colleghi, cognato, cognata, tu sei, sei, lui è, lei è',
    insult:
      'idiota, idioti, stupido, stupida, scemo, scema, cretino, cretina, imbecille, stronzo, stronza, troia, puttana, bruttissimo, bruttissima, troppo brutto, troppo brutta, così brutta, così brutto, grassone, grassona, ciccione, cicciona, schifoso, schifosa, fallito, fallita, deficiente, coglione',
    harmless: 'quando sei, se sei, pov: sei, pov sei',
    lines: {
      loss: [['Ci manchi ogni giorno', "L'amore resta"]],
      illness: [['Un giorno alla volta', 'Non sei da solo']],
      selfHarm: [['La tua vita conta', 'Parla oggi con qualcuno di cui ti fidi']],
    },
  },
  ro: {
    kin: 'mama, mamă, mămica, tata, tatăl, bunica, bunicul, bunică, bunic, sora, fratele, fiica, fiul, soția, soțul, iubita, iubitul, prietena, prietenul, mătușa, unchiul, verișoara, vărul, copilul, bebelușul, soacra',
    pet: 'câinele, cățelul, cățelușul, pisica, motanul, hamsterul, iepurele, papagalul, calul',
    between:
      'mea, meu, mele, noastră, nostru, a, au, este, e, era, fost, ieri, azi, anul, luna, săptămâna, trecut, trecută, foarte, așa, un, o, mai, cu, de, și, care, dragă, s-a',
    ill: 'cancer, leucemie, alzheimer, demență, parkinson, o tumoare',
    loss: '{near} ~ murit, {near} ~ decedat, {near} ~ moartă, {near} ~ mort, a murit ~ {near}, am pierdut-o pe {near}, am pierdut pe {near}, înmormântarea ~ {near}, moartea bunicii, moartea bunicului, moartea mamei, moartea tatălui, sunt în doliu',
    illness:
      '{kin} ~ {ill}, am {ill}, are {ill}, chimioterapie, chimioterapia, boală terminală, {kin} ~ în comă, {kin} ~ în spital, {kin} ~ la spital, {kin} ~ internată, {kin} ~ internat',
    selfHarm:
      'vreau să mor, aș vrea să mor, să mă omor, să mă sinucid, sinucidere, sinucid, nu mai vreau să trăiesc, nu vreau să trăiesc, să-mi iau viața',
    jokes: 'de râs, de rușine, de plictiseală, de foame, de somn, în minecraft, în joc',
    is: 'este, e, sunt, era, ești, un, o, foarte, așa, prea, mai, cel, cea, atât, de, mea, meu, mei, noastră, nostru',
    people:
      'fosta, fostul, șeful, șefa, profesorul, profesoara, profa, vecinul, vecina, vecinii, colegul, colega, cumnatul, cumnata, ești, el e, ea e',
    insult:
      'idiot, idioată, prost, proastă, imbecil, imbecilă, tâmpit, tâmpită, cretin, cretină, curvă, târfă, urât, urâtă, gras, grasă, ratat, ratată, bou, vacă',
    harmless: 'când ești, dacă ești',
    lines: {
      loss: [['Ne e dor în fiecare zi', 'Iubirea rămâne']],
      illness: [['O zi pe rând', 'Nu ești singur']],
      selfHarm: [['Viața ta contează', 'Te rog, vorbește azi cu cineva de încredere']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
