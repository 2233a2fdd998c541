import type { CareWords } from './care-words.ts'

/** German, Dutch, Swedish, Danish and Norwegian. */
export const GERMANIC = {
  de: {
    kin: 'mutter, mama, mutti, vater, papa, vati, oma, opa, großmutter, großvater, grossmutter, grossvater, großeltern, bruder, schwester, sohn, tochter, mann, frau, freund, freundin, tante, onkel, cousin, cousine, kind, baby, schwiegermutter, schwiegervater, omi, opi, omas, opas, mamas, papas, ehemann, ehefrau, eltern, enkel, enkelin, onkels, stiefvater, stiefmutter',
    pet: 'hund, hündin, katze, kater, hamster, kaninchen, hase, papagei, wellensittich, pferd, meerschweinchen',
    love: 'freund, freundin, mann, frau, ehemann, ehefrau, partner, partnerin, verlobter, verlobte, lebensgefährte, lebensgefährtin',
    between:
      'ist, sind, war, hat, habe, wurde, gestern, heute, letzte, letzten, letztes, diese, dieses, woche, jahr, monat, nacht, plötzlich, gerade, leider, eben, vor, tagen, wochen, monaten, jahren, an, am, so, sehr, ein, eine, der, die, mein, meine, meiner, meines, unser, unsere, liebe, lieber, total, echt, voll, richtig, einfach, wirklich, und, doch, nur, musste, mussten, werden, worden, bei, nach, zwei, drei, fünf, zehn, vielen, einem, einer, den, hatte, bekam, bekommen, liegt, seit, einen, meinen, unseren, meinem, unserem, endlich, letzter, friedlich, kürzlich',
    ill: 'krebs, brustkrebs, lungenkrebs, leukämie, demenz, alzheimer, parkinson, einen tumor, einen hirntumor, einen schlaganfall, einen herzinfarkt, multiple sklerose',
    loss: '{near} ~ gestorben, {near} ~ verstorben, {near} ist tot, {near} sind tot, {near} ~ eingeschläfert, {near} ~ starb, gestorben ist ~ {near}, beerdigung ~ {near}, beerdigung von ~ {near}, trauerfeier ~ {near}, tod ~ {near}, um ~ {near} trauern, {near} ~ verloren, fehlgeburt, totgeburt, sternenkind, regenbogenbrücke, beerdigt ~ {near}, {near} ~ beerdigt, {near} ~ begraben, {near} ~ beigesetzt, {near} ~ beerdigen, {near} ~ von uns gegangen, {near} ~ friedlich eingeschlafen, {near} ~ für immer eingeschlafen, {kin} ~ letzte woche eingeschlafen, verstorbene* {near}, {near} ~ ums leben gekommen, {near} ~ tödlich verunglückt, {near} ~ für immer verlassen, {near} ~ für immer gegangen, {near} lebt nicht mehr, {near} ~ überfahren, {near} ~ einschläfern, trauer um ~ {near}, trauere um ~ {near}, vermisse meinen toten {near}, ruhe in frieden ~ {near}, am grab ~ {near}, grab ~ {near}, weihnachten ohne ~ {kin}, geburtstag ohne ~ {kin}, muttertag ohne, vatertag ohne, silvester ohne ~ {kin}, {near} ~ im himmel, baby verloren, kind verloren, ich bin witwe, ich bin witwer, {kin} ~ das leben genommen, {kin} ~ umgebracht, {kin} ~ selbstmord, {near} ~ nicht mehr da $, {near} ~ nicht mehr bei uns',
    illness:
      '{kin} ~ {ill}, habe {ill}, hat {ill}, {ill} ~ diagnose, diagnose {ill}, chemo, chemotherapie, hospiz, unheilbar krank, todkrank, {kin} ~ im koma, {kin} ~ im krankenhaus, {kin} ~ auf der intensivstation, habe depressionen, habe eine depression, hat depressionen, bin depressiv $, leide an depressionen, schwere depression*, magersucht, magersüchtig, bulimie, essstörung, schwer krank, schwerkrank, im koma, palliativ*, krebsdiagnose, {ill} ~ festgestellt, hirntumor, bestrahlung, lebenserhaltende*, wachkoma, biopsie, metastasen',
    selfHarm:
      'will sterben, möchte sterben, will nicht mehr leben, möchte nicht mehr leben, mag nicht mehr leben, will mich umbringen, mich umbringen, mir das leben nehmen, selbstmord, suizid, suizidal, selbstverletzung, mich ritzen, wünschte ich wäre tot, wäre am liebsten tot, bringe mich um, bring mich um, nicht mehr aufwachen, nie mehr aufwachen, nie wieder aufwachen, nicht mehr da sein, nicht mehr hier sein, würde mich vermissen, würde mich eh vermissen, ohne mich besser dran, ohne mich wären alle, halte das leben nicht, halte dieses leben nicht, ertrage das leben nicht, kein bock mehr zu leben, ritze mich, mich geritzt, mich zu ritzen, liebsten wäre ich tot, liebsten tot, wäre ich doch tot, wär ich tot, wäre gern tot, wäre gerne tot, will tot sein, möchte tot sein, lieber tot sein, lebensmüde, lust mehr zu leben, lust mehr aufs leben, sinn mehr im leben, leben hat keinen sinn, meinem leben ein ende, von der brücke springen, von einer brücke springen, vom dach springen, aus dem fenster springen, vor den zug, vor einen zug, suizidgedanken, abschiedsbrief, mich erhängen, mich aufhängen, will für immer verschwinden, möchte für immer verschwinden, hasse mich selbst, ich will nicht mehr $, ich mag nicht mehr $, mich selbst verletze, verletze mich selbst, tabletten schlucken und, pulsadern, besser nie geboren, nie geboren worden, nicht mehr alles ist sinnlos, zu viele tabletten, alle tabletten, alles ist sinnlos',
    heartbreak:
      '{love} hat mich verlassen, {love} hat mich ~ verlassen, {love} mich verlassen hat, {love} verlässt mich $, {love} hat schluss gemacht, {love} hat ~ mit mir schluss gemacht, {love} schluss gemacht hat, {love} macht schluss $, {love} hat mich betrogen, {love} liebt mich nicht mehr, {love} will die scheidung $, {love} hat sich ~ getrennt, {love} hat sich von mir getrennt, er hat mich verlassen $, sie hat mich verlassen $, er hat schluss gemacht, sie hat schluss gemacht, wir haben uns getrennt $, wir haben uns gestern getrennt, mein herz ist gebrochen, mir das herz gebrochen $, gebrochenes herz $, liebeskummer, weine wegen ~ ex, weine um ~ ex, komme nicht über ~ ex hinweg, vermisse ~ ex so sehr, meine eltern lassen sich scheiden, ich lasse mich scheiden $, meine ehe ist am ende, meine ehe ist vorbei, große liebe verloren, liebe meines lebens verloren',
    jokes:
      'tot müde, tot umfallen, vor lachen, totgelacht, vor scham, vor langeweile, vor hunger, vor peinlichkeit, vor neugier, in minecraft, in fortnite, im spiel, in ikea, bei ikea, im spiel verloren, wette verloren, die nerven verloren, den verstand verloren, gegen mich verloren, sternzeichen krebs, in valorant, in roblox, in gta, lebensmüde wenn',
    be: 'ist, sind, war, bist, seid',
    is: 'ist, sind, war, bist, seid, ein, eine, einer, der, die, so, sehr, total, echt, voll, richtig, einfach, wirklich, doch, nur, wie, und, ja',
    people:
      'ex, exfreund, exfreundin, ex-freund, ex-freundin, exmann, exfrau, chef, chefin, lehrer, lehrerin, professor, kollege, kollegin, kollegen, nachbar, nachbarin, nachbarn, mitbewohner, mitbewohnerin, vermieter, vermieterin, klassenkamerad, du bist, du, er ist, sie ist, ihr seid, dozent, dozentin, trainer, trainerin, vorgesetzter, vorgesetzte, schwager, schwägerin, schulleiter, mitschüler, mitschülerin, abteilungsleiter',
    names:
      'kevin, chantal, jacqueline, mandy, justin, jason, anna, lena, lea, leonie, laura, lisa, sarah, julia, hannah, hanna, emma, mia, sophie, marie, johanna, katharina, christina, stefanie, nicole, sandra, sabine, susanne, petra, monika, ursula, claudia, andrea, birgit, heike, martina, anja, nadine, melanie, jana, jessica, jennifer, vanessa, lukas, lucas, leon, luca, finn, jonas, paul, felix, max, maximilian, tim, tom, jan, niklas, philipp, fabian, florian, tobias, sebastian, daniel, david, alexander, michael, thomas, andreas, stefan, markus, christian, martin, peter, klaus, hans, jürgen, wolfgang, uwe, frank, bernd, dieter, ralf, dennis, patrick, marcel, marvin, pascal, mehmet, ali, moritz, elias, noah, ben, anton, oskar, emil',
    insult:
      'idiot, idiotin, idioten, dumm, dumme, dummer, blöd, blöde, blöder, doof, doofe, arschloch, arsch, wichser, hurensohn, hure, schlampe, fotze, hässlich, hässliche, hässlicher, fett, fette, fetter, fette sau, trottel, depp, vollidiot, versager, versagerin, missgeburt, ekelhaft, widerlich, dreckstück, schwachkopf, miststück, penner, pennerin, vollpfosten, bastard, drecksau, dummkopf, spast, spasti, behinderte, behinderter, nutte, widerling, scheißkerl, scheisskerl, drecksack, mistkerl, hackfresse, fettsack, hohlbirne, volltrottel, vollhonk, hirni, blöde kuh, hexe, abschaum, psychopath, psycho, asi, assi, kotzbrocken, mistsau, kacke',
    harmless:
      'wenn du, pov du bist, pov: du bist, dass du, weil du, hexe an halloween, hexe zu halloween',
    slurs:
      'hurensohn, hure, schlampe, fotze, nutte, wichser, arschloch, missgeburt, vollidiot, vollidiotin, trottel, spast, drecksau, miststück, mistkerl, vollpfosten, schwuchtel, dreckstück, dummkopf, hackfresse, fettsack, scheißkerl, scheisskerl, abschaum',
    insults:
      'bring dich um, fick dich, {name} ist dick $, {name} ist ~ dick $, {name} ist ~ hässlich',
    lines: {
      loss: [['Du fehlst jeden Tag', 'Die Liebe bleibt']],
      illness: [['Ein Tag nach dem anderen', 'Du bist damit nicht allein']],
      heartbreak: [
        ['Ein gebrochenes Herz ist schwer', 'Du musst es nicht allein tragen'],
        ['Weinen ist in Ordnung', 'Du bist liebenswert'],
      ],
      selfHarm: [['Du bist wichtig', 'Bitte sprich heute mit jemandem, dem du vertraust']],
    },
  },
  nl: {
    kin: 'moeder, mama, vader, papa, oma, opa, broer, broertje, zus, zusje, zoon, dochter, man, vrouw, vriend, vriendin, tante, oom, neef, nicht, kind, baby, schoonmoeder, schoonvader',
    pet: 'hond, hondje, puppy, kat, poes, kater, kitten, hamster, konijn, papegaai, paard, cavia',
    love: 'vriend, vriendin, vriendje, vriendinnetje, man, vrouw, partner, verloofde',
    between:
      'is, zijn, was, heeft, heb, werd, gisteren, vandaag, vorige, vorig, deze, dit, week, jaar, maand, nacht, plotseling, net, helaas, geleden, aan, zo, heel, erg, een, de, het, mijn, onze, ons, lieve, echt, gewoon, en, van, wel, ligt, had, kreeg, hebben, hadden, door, bij, met, in',
    ill: 'kanker, borstkanker, leukemie, dementie, alzheimer, parkinson, een hersentumor, een tumor, een beroerte, een hartaanval',
    loss: '{near} ~ overleden, {near} ~ gestorven, {near} is dood, {near} ~ doodgegaan, {near} ~ ingeslapen, begrafenis van ~ {near}, uitvaart van ~ {near}, dood van ~ {near}, overlijden van ~ {near}, {near} verloren aan, {near} laten inslapen, miskraam, ik ben in de rouw, {near} begraven, hebben ~ {near} begraven, overleden {near}, kerst zonder ~ {kin}, verjaardag zonder ~ {kin}, moederdag zonder, vaderdag zonder, {near} ~ is er niet meer, {near} ~ verongelukt, {near} ~ omgekomen, {near} ~ in de hemel, rust zacht ~ {near}, graf van ~ {near}, ik ben weduwe, ik ben weduwnaar, baby verloren, {near} moeten laten inslapen, {pet} ~ aangereden, {near} ~ van ons heengegaan',
    illness:
      '{kin} ~ {ill}, heb {ill}, heeft {ill}, met {ill}, chemo, chemotherapie, hospice, ongeneeslijk ziek, terminaal ziek, {kin} ~ in coma, {kin} ~ in het ziekenhuis, {kin} ~ op de intensive care, een depressie, ben depressief $, anorexia, boulimia, {kin} ligt in coma, in coma, uitgezaaid, uitzaaiingen, op de ic',
    selfHarm:
      'wil dood, ik wil sterven, wil niet meer leven, niet meer willen leven, mezelf iets aandoen, zelfmoord, suïcide, suïcidaal, mezelf van kant, een einde aan mijn leven, mezelf snijden, automutilatie, zelfbeschadiging, ik wil niet meer $, ik wil niet meer leven, zou me missen, zou mij missen, mist me toch, snij mezelf, snijd mezelf, sneed mezelf, niet meer wakker worden, nooit meer wakker worden, levensmoe, beter af zonder mij, van een brug springen, van de brug springen, voor de trein springen, voor een trein springen, was ik maar dood, dat ik dood was, wil er niet meer zijn, voor altijd verdwijnen, genoeg van het leven, het leven niet meer, mezelf ophangen, ik maak er een eind aan, haat mezelf $, zelfmoord*, nooit geboren was',
    heartbreak:
      '{love} heeft me verlaten, {love} heeft mij verlaten, {love} heeft het uitgemaakt, {love} heeft het gisteren uitgemaakt, {love} maakte het uit, {love} ~ bij me weg $, {love} verliet me $, {love} heeft me bedrogen $, {love} houdt niet meer van me, {love} wil scheiden $, {love} heeft me gedumpt, het is uit met mijn {love}, we zijn uit elkaar $, we zijn gisteren uit elkaar, mijn hart is gebroken, mijn hart gebroken $, gebroken hart $, liefdesverdriet, huil om mijn ex, huilen om mijn ex, mis mijn ex zo, mijn ouders gaan scheiden, ik ga scheiden $, mijn huwelijk is voorbij',
    jokes:
      'van het lachen, van schaamte, van verveling, van honger, dood moe, in minecraft, in fortnite, in het spel, bij ikea, in de ikea, wil dood neervallen',
    be: 'is, zijn, was, bent',
    is: 'is, zijn, was, bent, een, de, het, zo, heel, erg, echt, gewoon, wel, te, als, en',
    people:
      "ex, ex-vriend, ex-vriendin, baas, chef, leraar, lerares, docent, collega, collegas, collega's, buurman, buurvrouw, buren, huisgenoot, huisbaas, jij bent, je bent, hij is, zij is, ze is",
    names:
      'kevin, daan, sem, lucas, levi, finn, bram, jan, piet, kees, henk, johan, peter, willem, hans, mark, marco, jeroen, bas, tim, thomas, tom, rick, rik, dennis, jeffrey, wesley, sander, martijn, stefan, emma, julia, mila, sophie, anna, lisa, eva, lotte, sanne, anouk, fleur, femke, iris, kim, linda, monique, marieke, ingrid, anja, esther, maria, johanna, samantha, chantal, mohammed, sara, naomi, jessica',
    insult:
      'idioot, idioten, dom, domme, stom, stomme, lelijk, lelijke, dik, dikke, eikel, klootzak, lul, hoer, slet, kutwijf, trut, trol, sukkel, mongool, debiel, walgelijk, walgelijke, vetzak, teef, kreng, heks, varken, kankerlijer, achterlijk, achterlijke, randdebiel, flapdrol, klojo, schijtlijer, mafkees, wijf, tokkie, gore',
    harmless:
      'als je, wanneer je, pov je bent, pov: je bent, omdat je, dat je, heks met halloween, heks voor halloween',
    slurs:
      'hoer, slet, klootzak, lul, kutwijf, teef, kankerlijer, mongool, idioot, debiel, randdebiel, trut, vetzak, nicht en, flikker',
    insults: '{name} ~ lelijk, {name} is ~ dik',
    lines: {
      loss: [['Elke dag gemist', 'De liefde blijft']],
      illness: [['Dag voor dag', 'Je staat er niet alleen voor']],
      heartbreak: [
        ['Een gebroken hart is zwaar', 'Je hoeft het niet alleen te dragen'],
        ['Huilen mag', 'Je bent het waard'],
      ],
      selfHarm: [['Jij doet ertoe', 'Praat vandaag met iemand die je vertrouwt']],
    },
  },
  sv: {
    kin: 'mamma, mor, pappa, far, mormor, morfar, farmor, farfar, bror, brorsa, syster, son, dotter, man, fru, pojkvän, flickvän, vän, kompis, moster, faster, farbror, morbror, kusin, barn, bebis, svärmor, svärfar',
    pet: 'hund, valp, katt, kattunge, hamster, kanin, papegoja, häst, marsvin',
    love: 'pojkvän, flickvän, pojkvännen, flickvännen, man, fru, sambo, tjej, kille, fästman, fästmö, partner, make, maka',
    between:
      'min, mitt, mina, vår, vårt, har, är, var, blev, har, nyss, igår, idag, förra, veckan, året, månaden, plötsligt, en, ett, så, jätte, väldigt, riktigt, och, som, kära, gått, precis',
    ill: 'cancer, bröstcancer, leukemi, demens, alzheimers, parkinsons, en hjärntumör, en stroke, en hjärtattack',
    loss: 'min {near} ~ dog, vår {near} ~ dog, {near} ~ dött, {near} är död, {near} ~ gått bort, {near} ~ gick bort, {near} ~ avled, {near} ~ avlidit, förlorade min {near}, förlorat min {near}, {near}s begravning, begravning för ~ {near}, missfall, jag sörjer, {near} ~ somnat in, {near} ~ i himlen, jul utan ~ {kin}, julen utan ~ {kin}, födelsedagen utan ~ {kin}, {near} ~ omkom, {near} ~ i en olycka, begravde ~ {near}, begravt ~ {near}, vila i frid ~ {near}, {near} finns inte längre, {near} finns inte mer, {pet} ~ avliva*, avliva ~ {pet}, {near} dog $, förlorat ~ barn, jag är änka, {near} ~ tog sitt liv',
    illness:
      '{kin} ~ {ill}, har {ill}, fått {ill}, cellgifter, cellgiftsbehandling, cytostatika, hospice, obotligt sjuk, dödligt sjuk, {kin} ~ i koma, {kin} ~ på sjukhus, {kin} ligger på sjukhus, {kin} ~ på intensiven, har depression, har en depression, är deprimerad $, anorexi, bulimi, {kin} ~ stroke, metastaser, palliativ*',
    selfHarm:
      'vill dö, vill inte leva, orkar inte leva, ta livet av mig, ta mitt liv, döda mig själv, självmord, suicid, skära mig, självskada, självskadebeteende, skulle sakna mig, vill inte vakna, aldrig vakna igen, skär mig $, skär mig själv, försvinna för alltid, trött på livet, trött på att leva, hoppa från en bro, hoppa från bron, hoppa framför tåget, hänga mig $, vill inte finnas, att jag var död, jag vore död, bättre utan mig, orkar inte mer med livet, hatar mig själv, aldrig blivit född, vill inte leva längre',
    heartbreak:
      '{love} lämnade mig, {love} ~ lämnat mig, {love} gjorde slut $, {love} gjorde slut med mig, {love} ~ gjort slut, {love} dumpade mig, {love} var otrogen $, {love} älskar mig inte längre, {love} vill skiljas $, han gjorde slut $, hon gjorde slut $, vi gjorde slut $, vi gjorde slut igår, mitt hjärta är krossat, krossade mitt hjärta $, krossat hjärta $, gråter över mitt ex, gråter för mitt ex, saknar mitt ex så, mina föräldrar ska skiljas, mina föräldrar skiljer sig, jag ska skiljas $, olycklig kärlek',
    jokes:
      'av skratt, skrattade ihjäl, av skam, av tristess, av hunger, i minecraft, i fortnite, i spelet, på ikea',
    be: 'är, var',
    is: 'är, var, en, ett, min, mitt, så, jätte, väldigt, riktigt, riktig, verkligen, bara, som, den, där, här',
    people:
      'ex, exet, expojkvän, exflickvän, chef, chefen, lärare, läraren, kollega, kollegor, granne, grannen, grannar, rumskompis, hyresvärd, du är, han är, hon är, de är, expojken, svärmor, rektor, rektorn, expartner',
    names:
      'kevin, erik, lars, karl, anders, johan, per, nils, jan, mikael, hans, peter, olof, lennart, gunnar, sven, fredrik, bengt, bo, daniel, gustav, alexander, oscar, oskar, emil, viktor, simon, anton, kalle, olle, anna, maria, eva, karin, kristina, lena, sara, emma, malin, jenny, linda, hanna, ida, elin, johanna, sofia, julia, maja, alice, ebba, elsa, linnea, moa, amanda, jessica, ulla, gun, birgitta, lisa',
    insult:
      'idiot, idioter, dum, dumma, korkad, korkade, ful, fula, fet, feta, tjock, äcklig, äckliga, jävel, hora, slampa, fitta, svin, miffo, cp, värdelös, kärring, subba, hagga, äckel, pucko, gris, tönt, cpskadad, luder, bög, mongo, fetto',
    harmless: 'när du är, om du är, pov du är, pov: du är, jag är ~ {slur}',
    slurs:
      'hora, slampa, kärring, fitta, subba, pucko, idiot, luder, bög, mongo, fetto, jävel, svin',
    lines: {
      loss: [['Saknad varje dag', 'Kärleken finns kvar']],
      illness: [['En dag i taget', 'Du är inte ensam']],
      heartbreak: [
        ['Ett krossat hjärta är tungt', 'Du behöver inte bära det ensam'],
        ['Det är okej att gråta', 'Du är värd att älskas'],
      ],
      selfHarm: [['Du är viktig', 'Prata med någon du litar på i dag']],
    },
  },
  da: {
    kin: 'mor, far, mormor, morfar, farmor, farfar, bror, søster, søn, datter, mand, kone, kæreste, ven, veninde, moster, faster, onkel, tante, fætter, kusine, barn, baby, svigermor, svigerfar',
    pet: 'hund, hvalp, kat, killing, hamster, kanin, papegøje, hest, marsvin',
    love: 'kæreste, mand, kone, forlovede, samlever, partner, ægtefælle',
    between:
      'min, mit, mine, vores, er, har, var, blev, lige, i, går, dag, sidste, uge, år, måned, pludselig, en, et, så, meget, virkelig, rigtig, og, som, kære, gået',
    ill: 'kræft, brystkræft, leukæmi, demens, alzheimers, parkinsons, en hjernetumor, et slagtilfælde',
    loss: '{near} ~ døde, {near} ~ død, {near} ~ gået bort, {near} ~ gik bort, {near} ~ afgik ved døden, mistede min {near}, mistet min {near}, {near}s begravelse, begravelse for ~ {near}, spontan abort, jeg sørger, {near} ~ sov ind, {near} ~ sovet ind, {near} ~ i himlen, jul uden ~ {kin}, julen uden ~ {kin}, fødselsdag uden ~ {kin}, begravede ~ {near}, begravet ~ {near}, hvil i fred ~ {near}, {near} ~ omkom, {near} ~ i en ulykke, {near} er her ikke mere, {pet} ~ aflivet, aflive ~ {pet}, jeg er enke, mistede vores barn',
    illness:
      '{kin} ~ {ill}, har {ill}, fået {ill}, kemo, kemoterapi, hospice, uhelbredeligt syg, dødssyg mor, {kin} ~ i koma, {kin} ~ på hospitalet, {kin} ~ på sygehuset, {kin} ~ på intensiv, har depression, har en depression, er deprimeret $, anoreksi, bulimi, {kin} ~ blodprop, metastaser',
    selfHarm:
      'vil dø, vil ikke leve, orker ikke at leve, tage mit eget liv, tage livet af mig selv, slå mig selv ihjel, selvmord, selvmordstanker, skære i mig selv, selvskade, ville savne mig, vil ikke vågne, aldrig vågne igen, skærer mig selv, skærer i mig, forsvinde for altid, træt af livet, træt af at leve, hoppe ud fra en bro, hoppe ud foran et tog, hænge mig selv, jeg var død $, bedre uden mig, hader mig selv, aldrig var født, vil ikke være her mere',
    heartbreak:
      '{love} forlod mig, {love} har forladt mig, {love} slog op $, {love} slog op med mig, {love} har slået op, {love} droppede mig, {love} var utro $, {love} elsker mig ikke længere, {love} vil skilles $, han slog op $, hun slog op $, vi slog op $, vi er gået fra hinanden, mit hjerte er knust, knuste mit hjerte $, knust hjerte $, kærestesorg, kærestesorger, græder over min eks, savner min eks så, mine forældre skal skilles, jeg skal skilles $',
    jokes:
      'af grin, døde af grin, af skam, af kedsomhed, af sult, i minecraft, i fortnite, i spillet, i ikea, død sulten, død træt',
    be: 'er, var',
    is: 'er, var, en, et, min, mit, så, meget, virkelig, rigtig, bare, som, den',
    people:
      'eks, ekskæreste, chef, chefen, lærer, læreren, kollega, kollegaer, nabo, naboen, naboer, bofælle, udlejer, du er, han er, hun er, de er',
    names:
      'kevin, brian, jens, peter, lars, michael, henrik, thomas, søren, jan, niels, christian, martin, jørgen, hans, anders, morten, jesper, mads, rasmus, kasper, nikolaj, emil, frederik, magnus, oliver, william, noah, oscar, karl, anne, kirsten, mette, hanne, anna, helle, maria, susanne, lene, marianne, camilla, louise, charlotte, pia, tina, sofie, emma, ida, freja, clara, laura, julie, mathilde, cecilie, line, jessica, sanne, gitte',
    insult:
      'idiot, idioter, dum, dumme, åndssvag, tyk, klam, klamme, luder, kælling, svin, røvhul, taber, spasser, ulækker, møgkælling, fed so, klaphat, narrøv, mongol, bøsserøv',
    insults:
      '{people} er ~ grim, {kin} er ~ grim, {people} er ~ fed og, {name} er ~ grim, {name} er ~ fed $',
    harmless: 'når du er, hvis du er, pov du er, pov: du er, jeg er ~ {slur}',
    slurs: 'luder, kælling, røvhul, idiot, spasser, svin, møgkælling, klaphat, narrøv, mongol',
    lines: {
      loss: [['Savnet hver dag', 'Kærligheden bliver']],
      illness: [['Én dag ad gangen', 'Du er ikke alene']],
      heartbreak: [
        ['Et knust hjerte er tungt', 'Du skal ikke bære det alene'],
        ['Det er okay at græde', 'Du er værd at elske'],
      ],
      selfHarm: [['Du betyder noget', 'Tal med en, du stoler på, i dag']],
    },
  },
  no: {
    kin: 'mor, mamma, far, pappa, mormor, morfar, farmor, farfar, bestemor, bestefar, bror, søster, sønn, datter, mann, kone, kjæreste, venn, venninne, tante, onkel, fetter, kusine, barn, baby, svigermor, svigerfar, moren min, mammaen min, faren min, pappaen min, bestemoren min, bestefaren min, broren min, søsteren min',
    pet: 'hund, hunden min, valp, katt, katten min, kattunge, hamster, kanin, papegøye, hest, marsvin',
    love: 'kjæreste, kjæresten, mann, mannen, kone, kona, samboer, samboeren, forlovede, partner, typen, dama',
    between:
      'min, mi, mitt, mine, vår, vårt, er, har, var, ble, nettopp, i, går, dag, forrige, uke, år, måned, plutselig, en, et, så, veldig, virkelig, skikkelig, og, som, kjære, gått',
    ill: 'kreft, brystkreft, leukemi, demens, alzheimers, parkinsons, en hjernesvulst, et hjerneslag, hjerteinfarkt',
    loss: '{near} ~ døde, {near} ~ død, {near} ~ gått bort, {near} ~ gikk bort, {near} ~ avgikk ved døden, mistet {near}, begravelsen til ~ {near}, spontanabort, jeg sørger, {near} ~ sovnet inn, {near} ~ i himmelen, jul uten ~ {kin}, julen uten ~ {kin}, bursdag uten ~ {kin}, begravde ~ {near}, begravet ~ {near}, hvil i fred ~ {near}, {near} ~ omkom, {near} ~ i en ulykke, {near} er her ikke mer, {pet} ~ avlivet, avlive ~ {pet}, jeg er enke, mistet barnet',
    illness:
      '{kin} ~ {ill}, har {ill}, fått {ill}, cellegift, hospice, uhelbredelig syk, dødssyk mor, {kin} ~ i koma, {kin} ~ på sykehus, {kin} ~ på sykehuset, {kin} ~ på intensiven, har depresjon, har en depresjon, er deprimert $, anoreksi, bulimi, {kin} ~ slag $, metastaser',
    selfHarm:
      'vil dø, vil ikke leve, orker ikke leve, orker ikke å leve, ta livet mitt, ta livet av meg, drepe meg selv, selvmord, selvmordstanker, kutte meg selv, selvskading, ville savne meg, ville savnet meg, vil ikke våkne, aldri våkne igjen, skjærer meg selv, kutter meg $, forsvinne for alltid, lei av livet, lei av å leve, hoppe fra en bro, hoppe foran toget, henge meg $, at jeg var død, bedre uten meg, hater meg selv, aldri var født, vil ikke være her mer',
    heartbreak:
      '{love} ~ forlot meg, {love} ~ gikk fra meg, {love} ~ slo opp $, {love} ~ slo opp med meg, {love} ~ slått opp, {love} ~ dumpet meg, {love} ~ var utro $, {love} ~ elsker meg ikke lenger, {love} ~ vil skilles $, han slo opp $, hun slo opp $, vi slo opp $, det er slutt med kjæresten, hjertet mitt er knust, knuste hjertet mitt, knust hjerte $, kjærlighetssorg, gråter over eksen, savner eksen så, foreldrene mine skal skilles, jeg skal skilles $',
    jokes:
      'av latter, døde av latter, av skam, av kjedsomhet, av sult, i minecraft, i fortnite, i spillet, på ikea, død sulten, død trøtt',
    be: 'er, var',
    is: 'er, var, en, et, min, mitt, så, veldig, virkelig, skikkelig, bare, som, den',
    people:
      'eks, ekskjæreste, sjef, sjefen, lærer, læreren, kollega, kollegaer, nabo, naboen, naboer, romkamerat, utleier, du er, han er, hun er, de er, eksen, eksen min, kjæresten min, naboen min, læreren min, sjefen min',
    names:
      'kevin, jan, per, bjørn, ole, lars, kjell, knut, arne, svein, thomas, hans, geir, tor, morten, terje, odd, erik, martin, andreas, john, anders, rune, trond, tore, jakob, emil, noah, oskar, lucas, magnus, henrik, anne, inger, kari, marit, ingrid, liv, eva, berit, astrid, bjørg, hilde, anna, solveig, marianne, randi, ida, nina, maria, elisabeth, kristin, emma, nora, sofie, ella, maja, olivia, silje, camilla, linda',
    insult:
      'idiot, idioter, dum, dumme, teit, teite, stygg, stygge, feit, feite, tjukk, ekkel, ekle, hore, drittsekk, kjerring, svin, rasshøl, ubrukelig, fitte, mongo, gris, feit ku, drittunge, homse',
    harmless: 'når du er, hvis du er, pov du er, pov: du er, jeg er ~ {slur}',
    slurs: 'hore, drittsekk, kjerring, rasshøl, idiot, fitte, mongo, svin',
    lines: {
      loss: [['Savnet hver dag', 'Kjærligheten blir']],
      illness: [['Én dag om gangen', 'Du er ikke alene']],
      heartbreak: [
        ['Et knust hjerte er tungt', 'Du trenger ikke bære det alene'],
        ['Det er lov å gråte', 'Du er verdt å elske'],
      ],
      selfHarm: [['Du betyr noe', 'Snakk med noen du stoler på i dag']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
