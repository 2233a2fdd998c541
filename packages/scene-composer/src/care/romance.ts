import type { CareWords } from './care-words.ts'

/** Spanish, French, Portuguese, Italian and Romanian. */
export const ROMANCE = {
  es: {
    kin: 'madre, mamá, mama, padre, papá, papa, abuela, abuelo, abuelita, abuelito, abuelos, hermana, hermano, hija, hijo, esposa, esposo, marido, mujer, novia, novio, amiga, amigo, tía, tía, tío, tia, tio, prima, primo, bebé, suegra, suegro, abuelas, suegros, cuñado, cuñada, hermanito, hermanita',
    pet: 'perro, perra, perrito, perrita, gato, gata, gatito, gatita, hámster, conejo, loro, caballo',
    love: 'novio, novia, marido, esposo, esposa, mujer, pareja, prometido, prometida',
    between:
      'se, me, nos, ha, han, había, está, esta, es, era, fue, un, una, el, la, mi, mis, nuestra, nuestro, ya, ayer, hoy, este, año, mes, semana, pasado, pasada, muy, tan, más, que, de, y, querida, querido, con, por, verdadero, verdadera, completo, completa, le, dio, tuvo, tiene, tenía, a, al, lo, los, en, sin, anoche, le dio, detectaron, encontraron, diagnosticaron, nuestros',
    ill: 'cáncer, cancer, leucemia, linfoma, alzhéimer, alzheimer, demencia, párkinson, un tumor, esclerosis múltiple',
    loss: '{near} ~ murió, {near} ~ murio, {near} ~ muerto, {near} ~ muerta, {near} ~ falleció, {near} ~ fallecio, {near} ~ fallecido, {near} ~ fallecida, murió ~ {near}, murio ~ {near}, falleció ~ {near}, perdí a mi {near}, perdimos a ~ {near}, funeral de ~ {near}, entierro de ~ {near}, muerte de ~ {near}, mi difunta {kin}, mi difunto {kin}, aborto espontáneo, estoy de luto, se nos fue ~ {near}, {near} ~ se fue al cielo, {near} ~ en el cielo, {near} ~ nos dejó, enterramos ~ {near}, enterrar ~ {near}, navidad sin ~ {kin}, cumpleaños sin ~ {kin}, día de la madre sin, día del padre sin, {near} ~ en un accidente, {near} ya no está $, {near} ya no está con nosotros, atropellaron ~ {near}, dormir ~ {pet}, sacrificar ~ {pet}, descansa en paz ~ {near}, tumba de ~ {near}, velorio de ~ {near}, velatorio de ~ {near}, perdimos al bebé, perdí a mi bebé, perdí a mi hijo, soy viuda, soy viudo, luto por ~ {near}, {near} se quitó la vida, {near} se suicidó, extraño a mi difunt*, no puedo creer que ~ {near} ya no esté',
    illness:
      '{kin} ~ {ill}, tengo {ill}, tiene {ill}, con {ill}, contra el {ill}, contra la {ill}, del {ill}, diagnosticaron {ill}, quimioterapia, quimio, enfermedad terminal, {kin} ~ en coma, {kin} ~ en el hospital, {kin} ~ hospitalizada, {kin} ~ hospitalizado, {kin} ~ en cuidados intensivos, tengo depresión, tiene depresión, estoy deprimida $, estoy deprimido $, depresión posparto, anorexia, bulimia, {kin} ~ derrame, terapia intensiva, metástasis, biopsia, en coma $, {kin} ~ infarto, cuidados paliativos, {kin} ~ la uci',
    selfHarm:
      'quiero morir, quiero morirme, me quiero morir, quiero matarme, me quiero matar, voy a matarme, suicidarme, suicidio, no quiero vivir, no quiero seguir viviendo, acabar con mi vida, quitarme la vida, cortarme las venas, autolesión, autolesiones, nadie me extrañaría, nadie me va a extrañar, nadie me echaría de menos, nadie notaría si, no aguanto más la vida, no aguanto más vivir, no soporto vivir, cansada de vivir, cansado de vivir, me corto los brazos, me corto las muñecas, me corto las venas, me corté las venas, ganas de morir, ganas de morirme, quisiera estar muerto, quisiera estar muerta, ojalá estuviera muerto, ojalá estuviera muerta, ojalá no hubiera nacido, mejor sin mí, desaparecer para siempre, tirarme de un puente, tirarme del puente, tirarme por la ventana, tirarme al tren, ahorcarme, pegarme un tiro, no despertar más, no despertar nunca, no quiero despertar, no quiero existir, me odio a mí, acabar con todo $, pensando en matarme',
    heartbreak:
      '{love} me dejó $, {love} me dejo $, {love} me ha dejado $, {love} me dejó y, {love} me dejo y, {love} me dejó ayer, {love} me dejó por otra, {love} me dejó por otro, {love} me abandonó, {love} terminó conmigo, {love} cortó conmigo, {love} rompió conmigo, {love} me engañó $, {love} me fue infiel, {love} ya no me quiere, {love} ya no me ama, me dejó mi {love}, me dejo mi {love}, me dejó el {love}, me ha dejado mi {love}, terminamos ayer, rompimos ayer, ^ terminamos $, ^ rompimos $, tengo el corazón roto, tengo el corazon roto, me rompió el corazón, me rompieron el corazón, lloro por mi ex, llorando por mi ex, extraño a mi ex $, no supero a mi ex $, me estoy divorciando, mis padres se divorcian, mis padres se están divorciando, el amor de mi vida me dejó',
    jokes:
      'de risa, de la risa, de vergüenza, de aburrimiento, de hambre, de sueño, de ternura, del susto, de amor, muerto de, muerta de, en el juego, en minecraft, en fortnite, escuadrón suicida',
    be: 'es, son, eres, era',
    is: 'es, son, era, está, eres, un, una, el, la, muy, tan, más, que, verdadero, verdadera, completo, completa, siempre',
    people:
      'ex, exnovio, exnovia, jefe, jefa, profesor, profesora, profe, vecino, vecina, vecinos, compañero, compañera, compañeros, casero, casera, cuñado, cuñada, tú, él, ella, eres',
    names:
      'maría, maria, carmen, josé, jose, juan, antonio, francisco, manuel, javier, carlos, alejandro, miguel, pedro, pablo, sergio, fernando, jorge, luis, alberto, álvaro, adrián, diego, raúl, rubén, andrés, ana, laura, lucía, marta, sofía, sofia, isabel, elena, cristina, paula, raquel, patricia, sandra, andrea, valentina, camila, daniela, gabriela, fernanda, mariana, ximena, guadalupe, alejandra, verónica, beatriz, lorena, brayan, kevin, jessica, santiago, mateo, sebastián, nicolás, ricardo, eduardo, roberto, enrique',
    insult:
      'idiota, idiotas, estúpido, estupido, estúpida, estupida, tonto, tonta, imbécil, imbecil, gilipollas, pendejo, pendeja, cabrón, cabron, puta, zorra, fea, feo, gorda, gordo, asqueroso, asquerosa, inútil, perdedor, perdedora, hijo de puta, bruja, basura, cerdo, cerda, perra, malparido, malparida, mamón, capullo, cretino, cretina, tarado, tarada, retrasado, retrasada, mierda, cabrona, víbora, vaca, ballena, maricón, huevón, boludo, pelotudo, pelotuda, subnormal, rata, escoria, culero, culera, mamona, fracasado, fracasada',
    harmless:
      'cuando eres, si eres, pov: eres, pov eres, puta ama, puto amo, de puta madre, puta hostia, bruja en halloween, bruja para halloween, disfraz de bruja',
    slurs:
      'puta, zorra, pendejo, pendeja, imbécil, imbecil, gilipollas, cabrón, cabron, hijo de puta, malparido, malparida, maricón, subnormal, pelotudo, pelotuda, culero',
    insults: 'mátate, matate',
    lines: {
      loss: [['Te extrañamos cada día', 'El amor se queda']],
      illness: [['Un día a la vez', 'Estamos contigo']],
      heartbreak: [
        ['Un corazón roto pesa', 'No tienes que cargarlo a solas'],
        ['Está bien llorar', 'Mereces que te quieran'],
      ],
      selfHarm: [['Tu vida importa', 'Por favor, habla hoy con alguien de confianza']],
    },
  },
  fr: {
    kin: 'mère, mere, maman, père, pere, papa, mamie, mémé, papi, papy, pépé, grand-mère, grand-père, grand mère, grand père, grands-parents, sœur, soeur, frère, frere, fille, fils, femme, mari, copine, copain, amie, ami, tante, oncle, tonton, cousine, cousin, bébé, enfant, tata, tatie, papis, mamies, belle-mère, beau-père, petit frère, petite sœur',
    pet: 'chien, chienne, chat, chatte, chaton, chiot, hamster, lapin, perroquet, cheval',
    love: 'copain, copine, mari, femme, compagnon, compagne, fiancé, fiancée, mec, meuf, chéri, chérie',
    between:
      "est, a, ont, sont, était, vient, de, nous, s'est, me, mon, ma, notre, le, la, l, un, une, cette, ce, année, semaine, mois, dernier, dernière, hier, aujourd'hui, très, trop, si, vraiment, juste, et, qui, cher, chère, d, vrai, vraie, gros, grosse, complètement, a fait, fait, eu, partie, parti, été, avait, mes, ces, au, en, ne",
    ill: "cancer, un cancer, leucémie, une leucémie, alzheimer, la maladie d'alzheimer, parkinson, une tumeur, sclérose en plaques",
    loss: "{near} ~ mort, {near} ~ morte, {near} ~ décédé, {near} ~ décédée, {near} ~ decede, {near} ~ decedee, {near} nous a quittés, j'ai perdu mon {near}, j'ai perdu ma {near}, perdu mon {near}, perdu ma {near}, enterrement de ~ {near}, obsèques de ~ {near}, mort de mon {near}, mort de ma {near}, décès de ~ {near}, fausse couche, je suis en deuil, {near} est parti au ciel, {near} est partie au ciel, {near} est parti trop tôt, {near} est partie trop tôt, {near} ~ pour toujours, {near} est parti hier $, {near} est partie hier $, {near} est parti ce matin $, {near} est partie ce matin $, enterré ~ {near}, enterrer ~ {near}, noël sans ~ {kin}, anniversaire sans ~ {kin}, fête des mères sans, fête des pères sans, {near} ~ dans un accident, {near} n'est plus là $, {near} n'est plus de ce monde, {near} s'est éteint, {near} s'est éteinte, {near} ~ euthanasi*, {near} ~ suicidé, {near} ~ suicidée, repose en paix ~ {near}, tombe de ~ {near}, je suis veuve, je suis veuf, deuil de ~ {near}, perdu notre bébé, perdu le bébé, perdu mon bébé, {near} ~ au paradis, piquer ~ {pet}, euthanasier ~ {pet}, me manque depuis qu'elle, me manque depuis qu'il",
    illness:
      "{kin} ~ {ill}, j'ai {ill}, a {ill}, contre le {ill}, du {ill}, chimiothérapie, chimio, maladie incurable, phase terminale, {kin} ~ dans le coma, {kin} ~ à l'hôpital, {kin} ~ hospitalisé, {kin} ~ hospitalisée, {kin} ~ en réanimation, je suis en dépression, fait une dépression, suis dépressive, suis dépressif, anorexi*, boulimi*, un avc, {kin} ~ avc, {kin} ~ infarctus, soins palliatifs, métastases, biopsie, le coma $, dans le coma",
    selfHarm:
      "envie de mourir, je veux mourir, me tuer, me suicider, le suicide, du suicide, au suicide, suicidaire, plus envie de vivre, je ne veux plus vivre, veux plus vivre, mettre fin à mes jours, m'ôter la vie, automutilation, me scarifier, je veux en finir, envie d'en finir, en finir avec la vie, personne ne me regretterait, manquerais à personne, manquerai à personne, manquerais pas à, me scarifie, disparaître pour toujours, plus la force de vivre, plus goût à la vie, marre de vivre, marre de la vie, fatigué de vivre, fatiguée de vivre, sauter d'un pont, sauter du pont, me jeter sous, me pendre, m'ouvrir les veines, me taillader, lettre d'adieu, mieux sans moi, je serais mieux mort, je serais mieux morte, voudrais être mort, voudrais être morte, ne jamais me réveiller, ne plus me réveiller, pas être né, pas être née, je me déteste $, me foutre en l'air",
    heartbreak:
      "{love} m'a quitté $, {love} m'a quittée $, {love} m'a quitté et, {love} m'a quittée et, {love} m'a quitté hier, {love} m'a quittée hier, {love} m'a quitté pour, {love} m'a quittée pour, {love} m'a larguée, {love} m'a largué, {love} m'a plaqué, {love} m'a plaquée, {love} m'a trompé $, {love} m'a trompée $, {love} a rompu avec moi, {love} ne m'aime plus, il m'a quittée $, elle m'a quitté $, il m'a quittée et, elle m'a quitté et, on s'est séparés $, on s'est séparés hier, on a rompu $, on a rompu hier, j'ai le cœur brisé $, j'ai le coeur brisé $, m'a brisé le cœur $, m'a brisé le coeur $, je pleure mon ex, je pleure pour mon ex, je n'arrive pas à oublier mon ex, mes parents divorcent, je divorce $, rupture amoureuse, chagrin d'amour, l'amour de ma vie m'a",
    jokes:
      "mort de rire, morte de rire, mdr, mourir de rire, de rire, de honte, d'ennui, de faim, de peur, de fatigue, mort de fatigue, dans minecraft, dans fortnite, dans le jeu, me tuer au travail, suicide squad, suicide social, en finir avec ce, en finir avec cette, en finir avec les, en finir avec le, en finir avec mon, en finir avec ma, en finir avec mes",
    be: 'est, es, sont, était, êtes',
    is: 'est, sont, était, es, êtes, un, une, le, la, très, trop, si, tellement, vraiment, vrai, vraie, gros, grosse, complètement, juste, qui',
    people:
      "ex, patron, patronne, chef, cheffe, prof, professeur, voisin, voisine, voisins, collègue, collègues, coloc, propriétaire, belle-mère, beau-père, belle-sœur, tu es, t'es, il est, elle est, vous êtes",
    names:
      'marie, julie, camille, léa, lea, manon, chloé, chloe, emma, inès, ines, sarah, laura, mathilde, pauline, marine, céline, sophie, nathalie, isabelle, sylvie, catherine, valérie, sandrine, stéphanie, virginie, aurélie, émilie, emilie, élodie, elodie, charlotte, louise, alice, juliette, kevin, kévin, jordan, dylan, thomas, nicolas, julien, alexandre, maxime, antoine, pierre, paul, lucas, hugo, théo, theo, louis, jules, gabriel, arthur, raphaël, adam, mathieu, matthieu, guillaume, sébastien, christophe, laurent, philippe, michel, jean, alain, patrick, éric, eric, olivier, vincent, françois, mohamed, romain, benjamin, jérémy, florian',
    insult:
      'idiot, idiote, idiots, stupide, imbécile, imbecile, débile, crétin, crétine, un con, un gros con, une conne, trop con, trop conne, connard, connasse, salope, pute, putain de conne, enculé, moche, laid, laide, grosse vache, gros porc, trop gros, trop grosse, dégueulasse, merde, pauvre type, salaud, abruti, abrutie, abrutis, bâtard, fdp, fils de pute, ordure, enfoiré, enfoirée, pétasse, garce, taré, tarée, gogol, mongol, pouffiasse, grognasse, gros con, sale con, sale conne, grosse truie, truie, boudin, tocard, raclure, merdeux, cassos, tapette, pédé, sorcière, bête',
    harmless:
      "quand tu es, quand t'es, si tu es, pov tu es, pov: tu es, sorcière pour halloween, sorcière à halloween",
    slurs:
      'salope, pute, connard, connasse, enculé, fils de pute, fdp, salaud, pétasse, enfoiré, enfoirée, bâtard, ordure, crétin, crétine, imbécile, abruti, abrutie, mongol, pd, gros con, pouffiasse, raclure, tocard, débile mental',
    insults:
      "t'es qu'une merde, va te tuer, suicide-toi, {name} est ~ grosse, {name} est gros $, {name} est trop gros, {name} est très gros",
    lines: {
      loss: [['Tu nous manques chaque jour', "L'amour reste"]],
      illness: [['Un jour à la fois', 'On est là pour toi']],
      heartbreak: [
        ["Un cœur brisé, c'est lourd", 'On le porte avec toi'],
        ['Tu as le droit de pleurer', "Tu mérites de l'amour"],
      ],
      selfHarm: [['Ta vie compte', "Parle à quelqu'un de confiance aujourd'hui"]],
    },
  },
  pt: {
    kin: 'mãe, mae, mamãe, pai, papai, avó, avô, vó, vô, vovó, vovô, irmã, irmão, irma, irmao, filha, filho, esposa, esposo, marido, mulher, namorada, namorado, amiga, amigo, tia, tio, prima, primo, bebê, sogra, sogro, avós, madrasta, padrasto, cunhado, cunhada, irmãozinho, irmãzinha',
    pet: 'cachorro, cachorra, cachorrinho, cachorrinha, cão, cadela, gato, gata, gatinho, gatinha, hamster, coelho, papagaio, cavalo',
    love: 'namorado, namorada, marido, esposo, esposa, mulher, noivo, noiva, parceiro, parceira, companheiro, companheira',
    between:
      'se, me, nos, está, esta, é, era, foi, ser, um, uma, o, a, meu, minha, nosso, nossa, já, ontem, hoje, ano, mês, semana, passado, passada, muito, tão, mais, que, de, e, querida, querido, com, por, verdadeiro, completo, teve, tem, diagnosticada, diagnosticado, internada, internado, em, sem, ao, à, na, no, meus, minhas, sofreu, num, numa',
    ill: 'câncer, cancer, cancro, leucemia, linfoma, alzheimer, demência, parkinson, um tumor',
    loss: '{near} ~ morreu, {near} ~ faleceu, {near} ~ morto, {near} ~ morta, {near} ~ falecido, {near} ~ falecida, morreu ~ {near}, perdi minha {near}, perdi meu {near}, perdi o meu {near}, perdi a minha {near}, perdemos ~ {near}, velório ~ {near}, enterro da minha {near}, enterro do meu {near}, funeral da minha {near}, funeral do meu {near}, morte da minha {near}, morte do meu {near}, aborto espontâneo, estou de luto, enterramos ~ {near}, enterrei ~ {near}, {near} se foi $, {near} partiu ontem, {near} partiu hoje, {near} partiu cedo, {near} ~ partiu para sempre, {near} ~ partiu pra sempre, {near} ~ nos deixou $, {near} ~ no céu, natal sem ~ {kin}, aniversário sem ~ {kin}, dia das mães sem, dia dos pais sem, {near} ~ em um acidente, {near} ~ num acidente, {near} ~ atropelado, {near} ~ atropelada, descanse em paz ~ {near}, túmulo ~ {near}, sou viúva, sou viúvo, perdi meu bebê, perdemos o bebê, {near} ~ se suicidou, tirou a própria vida, {near} não está mais entre nós, luto ~ {near}, {near} que partiu, {near} que se foi',
    illness:
      '{kin} ~ {ill}, tenho {ill}, tem {ill}, com {ill}, contra o {ill}, contra a {ill}, quimioterapia, quimio, doença terminal, {kin} ~ em coma, {kin} ~ no hospital, {kin} ~ internada, {kin} ~ internado, {kin} ~ na uti, tenho depressão, estou com depressão, tem depressão, estou deprimida $, estou deprimido $, anorexia, bulimia, {kin} ~ avc, um avc, {kin} ~ derrame, {kin} ~ infarto, metástase, biópsia, cuidados paliativos',
    selfHarm:
      'quero morrer, queria morrer, quero me matar, vou me matar, me suicidar, suicídio, suicidio, não quero viver, nao quero viver, não quero mais viver, acabar com minha vida, acabar com a minha vida, tirar minha vida, me cortar, automutilação, sentiria minha falta, sentiria a minha falta, ninguém notaria se eu, não aguento mais viver, nao aguento mais viver, cansada de viver, cansado de viver, eu me corto, me cortei de propósito, queria não existir, queria não ter nascido, queria nunca ter nascido, melhor sem mim, sumir para sempre, sumir pra sempre, desaparecer para sempre, me enforcar, pular de uma ponte, pular da ponte, pular da janela, vontade de morrer, vontade de me matar, não acordar mais, nunca mais acordar, queria estar morto, queria estar morta, não vejo sentido em viver, não quero mais existir, me odeio $, dar um tiro na cabeça',
    heartbreak:
      '{love} me deixou $, {love} me deixou e, {love} me deixou ontem, {love} me deixou por outra, {love} me deixou por outro, {love} me largou, {love} me abandonou, {love} deixou-me, {love} terminou comigo, {love} acabou comigo $, {love} me traiu $, {love} me traiu e, {love} não me ama mais, ^ terminamos $, terminamos ontem, nós terminamos $, meu coração está partido, meu coração tá partido, estou de coração partido, partiu meu coração $, partiu o meu coração, chorando pelo meu ex, chorando pela minha ex, choro pelo meu ex, choro pela minha ex, não consigo esquecer meu ex, não consigo esquecer minha ex, estou me divorciando, meus pais estão se divorciando, meus pais se separaram, o amor da minha vida me deixou, levei um fora $',
    jokes:
      'de rir, de rindo, de vergonha, de tédio, de fome, de sono, de medo, de amor, de fofura, morto de, morta de, no jogo, no minecraft, no fortnite, no free fire, esquadrão suicida, eu me corto fazendo, eu me corto com, eu me corto na cozinha, eu me corto descascando',
    be: 'é, são, és, era',
    is: 'é, são, era, está, és, um, uma, o, a, muito, tão, mais, que, verdadeiro, verdadeira, completo, completa, sempre, só',
    people:
      'ex, ex-namorado, ex-namorada, chefe, professor, professora, vizinho, vizinha, vizinhos, colega, colegas, cunhado, cunhada, você é, voce é, vc é, ele é, ela é, tu és',
    names:
      'maria, ana, joão, joao, josé, jose, antônio, antonio, francisco, carlos, paulo, pedro, lucas, luiz, luís, marcos, gabriel, rafael, daniel, marcelo, bruno, eduardo, felipe, rodrigo, manuel, mateus, andré, fernando, fábio, leonardo, gustavo, guilherme, leandro, tiago, thiago, anderson, ricardo, márcio, jorge, diego, vinícius, caio, júlia, julia, beatriz, mariana, larissa, letícia, amanda, bruna, camila, fernanda, gabriela, jéssica, jessica, juliana, patrícia, aline, vanessa, adriana, sandra, francisca, luana, carolina, rafaela, isabela, sofia, helena, laura, alice, inês, catarina',
    insult:
      'idiota, idiotas, estúpido, estupido, estúpida, burro, burra, imbecil, otário, otária, babaca, vagabunda, vadia, puta, feio, feia, gordo, gorda, nojento, nojenta, inútil, fracassado, fracassada, filho da puta, escroto, vaca, cobra, retardado, retardada, piranha, lixo, merda, corno, arrombado, arrombada, canalha, cretino, cretina, desgraçado, desgraçada, bruxa, porca, baleia, viado, bicha, escrota, rapariga, galinha, mocreia, trouxa',
    harmless:
      'quando você é, se você é, pov: você é, pov você é, quando vc é, bruxa no halloween, fantasia de bruxa',
    slurs:
      'vadia, puta, vagabunda, filho da puta, retardado, retardada, piranha, arrombado, arrombada, otário, otária, babaca, imbecil, viado, escroto, canalha, desgraçado, corno',
    insults: 'se mata logo',
    lines: {
      loss: [['Saudade todos os dias', 'O amor fica']],
      illness: [['Um dia de cada vez', 'Você não está só']],
      heartbreak: [
        ['Coração partido pesa', 'Você não precisa carregar sem ajuda'],
        ['Pode chorar', 'Você merece amor'],
      ],
      selfHarm: [['Sua vida importa', 'Por favor, fale hoje com alguém de confiança']],
    },
  },
  it: {
    kin: 'madre, mamma, padre, papà, babbo, nonna, nonno, nonni, sorella, fratello, figlia, figlio, moglie, marito, ragazza, ragazzo, fidanzata, fidanzato, amica, amico, zia, zio, cugina, cugino, bambino, bambina, suocera, suocero, nonnina, nonnino, patrigno, matrigna, cognato, cognata, zii',
    pet: 'cane, cagnolino, cagnolina, gatto, gatta, gattino, gattina, criceto, coniglio, pappagallo, cavallo',
    love: 'ragazzo, ragazza, fidanzato, fidanzata, marito, moglie, compagno, compagna',
    between:
      'è, e, ha, hanno, sono, era, mi, ci, si, il, la, lo, un, una, mio, mia, nostro, nostra, ieri, oggi, anno, mese, settimana, scorso, scorsa, molto, così, troppo, davvero, che, di, proprio, caro, cara, stato, stata, vero, vera, avuto, avuta, con, in, su, ha avuto, dal, dalla, dei, dello, senza, al, alla, tutti',
    ill: "cancro, un cancro, tumore, un tumore, leucemia, la leucemia, alzheimer, l'alzheimer, demenza, la demenza, parkinson",
    loss: "{near} è morto, {near} è morta, {near} ~ morto, {near} ~ morta, {near} ~ deceduto, {near} ~ deceduta, {near} ~ mancato, {near} ~ mancata, {near} ci ha lasciati, è morto ~ {near}, è morta ~ {near}, ho perso mio {near}, ho perso mia {near}, ho perso il mio {near}, ho perso la mia {near}, funerale di ~ {near}, morte di ~ {near}, morte del mio {near}, morte della mia {near}, aborto spontaneo, sono in lutto, {near} non c'è più $, {near} ~ volato in cielo, {near} ~ volata in cielo, {near} ~ in paradiso, {near} ~ in un incidente, natale senza ~ {kin}, compleanno senza ~ {kin}, seppellito ~ {near}, sepolto ~ {near}, funerali di ~ {near}, funerale della mia {near}, funerale del mio {near}, tomba di ~ {near}, riposa in pace ~ {near}, sono vedova, sono vedovo, perso il bambino, perso nostro figlio, {near} ~ investito da, {pet} ~ soppress*, {near} si è tolto la vita, {near} si è tolta la vita, {near} ci manca da quando, {near} se n'è andato per sempre, {near} se n'è andata per sempre",
    illness:
      '{kin} ~ {ill}, ho {ill}, ha {ill}, contro il {ill}, col {ill}, chemioterapia, chemio, malattia terminale, malato terminale, {kin} ~ in coma, {kin} ~ in ospedale, {kin} ~ ricoverata, {kin} ~ ricoverato, {kin} ~ in terapia intensiva, ho la depressione, ha la depressione, soffro di depressione, sono depressa $, sono depresso $, anoressia, bulimia, un ictus, {kin} ~ ictus, {kin} ~ infarto, metastasi, biopsia, cure palliative, in coma $',
    selfHarm:
      "voglio morire, vorrei morire, voglio uccidermi, mi voglio uccidere, ammazzarmi, suicidarmi, suicidio, non voglio vivere, non voglio più vivere, farla finita, togliermi la vita, tagliarmi le vene, autolesionismo, mi taglio $, mi taglio le vene, mi taglio i polsi, mi taglio le braccia, nessuno sentirebbe la mia mancanza, a nessuno mancherei, non mancherei a nessuno, non ce la faccio più a vivere, stanca di vivere, stanco di vivere, sparire per sempre, buttarmi da un, buttarmi dal, buttarmi sotto, impiccarmi, vorrei essere morto, vorrei essere morta, vorrei non esistere, vorrei non essere mai nato, vorrei non essere mai nata, meglio senza di me, voglia di morire, non svegliarmi più, non voglio più svegliarmi, mi odio $, spararmi, lettera d'addio",
    heartbreak:
      "{love} mi ha lasciato $, {love} mi ha lasciata $, {love} mi ha lasciato e, {love} mi ha lasciata e, {love} mi ha lasciato ieri, {love} mi ha lasciata ieri, {love} mi ha lasciato per, {love} mi ha lasciata per, {love} mi ha mollato, {love} mi ha mollata, {love} mi ha tradito $, {love} mi ha tradita $, {love} non mi ama più, mi ha lasciato la mia {love}, mi ha lasciata il mio {love}, ci siamo lasciati $, ci siamo lasciati ieri, ho il cuore spezzato, ho il cuore a pezzi, mi ha spezzato il cuore $, piango per il mio ex, piango per la mia ex, non riesco a dimenticare il mio ex, non riesco a dimenticare la mia ex, sto divorziando, i miei genitori divorziano, i miei genitori stanno divorziando, i miei si separano, l'amore della mia vita mi ha lasciat*",
    jokes:
      'dal ridere, dalle risate, di vergogna, dalla vergogna, di noia, di fame, di sonno, di paura, morto di, morta di, su minecraft, su fortnite, nel gioco, suicide squad',
    be: 'è, sei, era',
    is: 'è, sono, era, sei, un, una, uno, il, la, lo, molto, così, troppo, davvero, che, proprio, vero, vera, solo, sempre',
    people:
      'ex, capo, capa, prof, professore, professoressa, vicino, vicina, vicini di casa, collega, colleghi, cognato, cognata, tu sei, sei, lui è, lei è',
    names:
      'marco, andrea, francesco, alessandro, luca, matteo, giuseppe, antonio, giovanni, roberto, stefano, davide, simone, federico, lorenzo, mattia, riccardo, gabriele, paolo, mario, luigi, salvatore, vincenzo, angelo, giorgio, fabio, daniele, michele, nicola, claudio, maria, anna, giulia, chiara, francesca, sara, federica, martina, valentina, alessia, elisa, laura, silvia, elena, paola, giorgia, sofia, aurora, alice, ilaria, roberta, simona, monica, barbara, cristina, lucia, teresa, giovanna, kevin, jessica, samantha, debora',
    insult:
      'idiota, idioti, stupido, stupida, scemo, scema, cretino, cretina, imbecille, stronzo, stronza, troia, puttana, bruttissimo, bruttissima, troppo brutto, troppo brutta, così brutta, così brutto, grassone, grassona, ciccione, cicciona, schifoso, schifosa, fallito, fallita, deficiente, coglione, bastardo, bastarda, strega, vacca, maiale, scrofa, merda, testa di cazzo, infame, sfigato, sfigata, ritardato, ritardata, zoccola, mignotta, cogliona, vipera, cesso, racchia, balena, pezzente, frocio',
    harmless: 'quando sei, se sei, pov: sei, pov sei, strega ad halloween, strega per halloween',
    slurs:
      'troia, puttana, stronzo, stronza, coglione, cogliona, zoccola, mignotta, cretino, cretina, idiota, imbecille, bastardo, bastarda, frocio, ritardato, ritardata, testa di cazzo',
    insults: '{name} è ~ brutto, {name} è ~ brutta, {name} è ~ grasso, {name} è ~ grassa',
    lines: {
      loss: [['Ci manchi ogni giorno', "L'amore resta"]],
      illness: [['Un giorno alla volta', 'Siamo con te']],
      heartbreak: [
        ['Un cuore spezzato pesa', 'Non devi portarlo senza aiuto'],
        ['Piangere va bene', 'Meriti amore'],
      ],
      selfHarm: [['La tua vita conta', 'Parla oggi con qualcuno di cui ti fidi']],
    },
  },
  ro: {
    kin: 'mama, mamă, mămica, tata, tatăl, bunica, bunicul, bunică, bunic, sora, fratele, fiica, fiul, soția, soțul, iubita, iubitul, prietena, prietenul, mătușa, unchiul, verișoara, vărul, copilul, bebelușul, soacra, bunica mea, bunicul meu, mamei, tatălui, tatăl meu, sora mea, fratele meu',
    pet: 'câinele, cățelul, cățelușul, pisica, motanul, hamsterul, iepurele, papagalul, calul',
    love: 'iubitul, iubita, prietenul, prietena, soțul, soția, logodnicul, logodnica',
    between:
      'mea, meu, mele, noastră, nostru, a, au, este, e, era, fost, ieri, azi, anul, luna, săptămâna, trecut, trecută, foarte, așa, un, o, mai, cu, de, și, care, dragă, s-a',
    ill: 'cancer, leucemie, alzheimer, demență, parkinson, o tumoare',
    loss: '{near} ~ murit, {near} ~ decedat, {near} ~ moartă, {near} ~ mort, a murit ~ {near}, am pierdut-o pe {near}, am pierdut pe {near}, înmormântarea ~ {near}, moartea bunicii, moartea bunicului, moartea mamei, moartea tatălui, sunt în doliu, mi-am pierdut ~ {near}, am pierdut-o ~ {near}, am înmormântat ~ {near}, {near} ~ într-un accident, {near} nu mai este, {near} s-a stins, crăciun fără ~ {kin}, crăciunul fără ~ {kin}, odihnește-te în pace ~ {near}, mormântul ~ {near}, sunt văduvă, sunt văduv, am pierdut sarcina',
    illness:
      '{kin} ~ {ill}, am {ill}, are {ill}, chimioterapie, chimioterapia, boală terminală, {kin} ~ în comă, {kin} ~ în spital, {kin} ~ la spital, {kin} ~ internată, {kin} ~ internat, am depresie, are depresie, sunt deprimat $, sunt deprimată $, {kin} ~ avc, {kin} ~ infarct, anorexie, bulimie, metastaze, biopsie',
    selfHarm:
      'vreau să mor, aș vrea să mor, să mă omor, să mă sinucid, sinucidere, sinucid, nu mai vreau să trăiesc, nu vreau să trăiesc, să-mi iau viața, nimănui nu i-ar fi dor de mine, mă tai $, mă tai pe, să dispar pentru totdeauna, sătul de viață, sătulă de viață, obosit să trăiesc, obosită să trăiesc, să nu mă mai trezesc, mai bine fără mine, mă urăsc $, să mă spânzur, să sar de pe un pod, aș fi vrut să nu mă nasc, să fiu mort, să fiu moartă',
    heartbreak:
      '{love} ~ m-a părăsit $, {love} ~ m-a părăsit și, {love} ~ m-a părăsit ieri, {love} ~ m-a părăsit pentru, m-a părăsit {love}, m-a părăsit iubit*, {love} ~ s-a despărțit de mine, {love} ~ m-a înșelat $, {love} ~ nu mă mai iubește, ne-am despărțit $, ne-am despărțit ieri, am inima frântă, mi-a frânt inima, plâng după fostul, plâng după fosta, nu-mi pot uita fostul, nu o pot uita pe fosta, divorțez $, părinții mei divorțează, dragostea vieții mele m-a părăsit',
    jokes: 'de râs, de rușine, de plictiseală, de foame, de somn, în minecraft, în joc',
    be: 'este, e, ești, era',
    is: 'este, e, sunt, era, ești, un, o, foarte, așa, prea, mai, cel, cea, atât, de, mea, meu, mei, noastră, nostru',
    people:
      'fosta, fostul, șeful, șefa, profesorul, profesoara, profa, vecinul, vecina, vecinii, colegul, colega, cumnatul, cumnata, ești, el e, ea e',
    names:
      'maria, ioana, elena, ana, andreea, alexandra, mihaela, cristina, gabriela, daniela, diana, alina, roxana, raluca, bianca, simona, irina, laura, monica, oana, florin, ion, andrei, alexandru, mihai, cristian, adrian, gabriel, ionuț, ionut, marian, vasile, gheorghe, george, radu, vlad, bogdan, daniel, dan, stefan, ștefan, dragoș, marius, kevin, denisa, larisa',
    insult:
      'idiot, idioată, prost, proastă, imbecil, imbecilă, tâmpit, tâmpită, cretin, cretină, curvă, târfă, urât, urâtă, gras, grasă, ratat, ratată, bou, vacă, scârbă, nesimțit, nesimțită, jegos, jegoasă, parșiv, parașută, bulangiu, nenorocit, nenorocită, vită, porc, scroafă',
    harmless: 'când ești, dacă ești',
    slurs:
      'curvă, târfă, cretin, cretină, bulangiu, jegos, parașută, nenorocit, handicapat, handicapată, idiot, idioată',
    lines: {
      loss: [['Ne e dor în fiecare zi', 'Iubirea rămâne']],
      illness: [['O zi pe rând', 'Suntem alături de tine']],
      heartbreak: [
        ['O inimă frântă e grea', 'Nu trebuie să o duci fără ajutor'],
        ['Ai voie să plângi', 'Meriți iubire'],
      ],
      selfHarm: [['Viața ta contează', 'Te rog, vorbește azi cu cineva de încredere']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
