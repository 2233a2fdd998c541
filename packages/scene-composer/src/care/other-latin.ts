import type { CareWords } from './care-words.ts'

/** Turkish, Finnish, Indonesian, Hungarian and Vietnamese. */
export const OTHER_LATIN = {
  tr: {
    kin: 'annem, babam, anneannem, babaannem, dedem, ninem, kardeşim, ablam, abim, ağabeyim, oğlum, kızım, kocam, eşim, karım, sevgilim, arkadaşım, dostum, teyzem, halam, amcam, dayım, kuzenim, bebeğim, kayınvalidem, annemin, babamın, dedemin, anneannemin, babaannemin, annemi, babamı, dedemi, anneannemi, babaannemi, kardeşimi, oğlumu, kızımı, eşimi, kocamı, karımı, arkadaşımı',
    pet: 'köpeğim, kedim, hamsterım, tavşanım, papağanım, atım, köpeğimin, kedimin, köpeğimi, kedimi',
    love: 'sevgilim, erkek arkadaşım, kız arkadaşım, kocam, karım, eşim, nişanlım',
    between:
      'dün, bugün, geçen, hafta, yıl, ay, sene, aniden, yeni, daha, çok, bir, tam, o, kadar, benim, canım, sevgili, gerçekten, ve',
    ill: 'kanser, kansere, kanserden, lösemi, alzheimer, demans, beyin tümörü, felç',
    loss: '{near} ~ öldü, {near} ~ vefat etti, {near} ~ vefat, {near} ~ hayatını kaybetti, {near} ~ kaybettim, {near} ~ kaybettik, {near} ~ cenazesi, {near} ~ ölümü, düşük yaptım, {near} ~ toprağa verdik, {near} ~ gömdük, {near} ~ kazada, {near} ~ cennette, annesiz ilk, babasız ilk, huzur içinde yat ~ {near}, {near} ~ mezarı, bebeğimi kaybettim, dul kaldım, {pet} ~ uyuttuk, {near} ~ melek oldu',
    illness:
      '{kin} ~ {ill}, {ill} hastası, {ill} oldum, {ill} yakalandı, kemoterapi*, ölümcül hasta, {kin} ~ komada, {kin} ~ hastanede, {kin} ~ yoğun bakımda, depresyondayım, depresyonda, anoreksiya, bulimia, komada, metastaz, biyopsi',
    selfHarm:
      'ölmek istiyorum, kendimi öldür*, intihar*, yaşamak istemiyorum, canıma kıy*, kendime zarar, kimse beni özlemez, kimse özlemezdi, kendimi kesiyorum, bileklerimi kes*, yaşamaktan bıktım, yaşamaktan yoruldum, sonsuza dek kaybolmak, sonsuza kadar yok olmak, yok olmak istiyorum, kendimi asmak, kendimi asacağım, köprüden atla*, uyanmak istemiyorum, keşke ölsem, keşke hiç doğmasaydım, kendimden nefret ediyorum $, bensiz daha iyi, hayatıma son, ölsem de kurtulsam',
    heartbreak:
      '{love} beni terk etti, {love} beni bıraktı, {love} beni terketti, {love} benden ayrıldı, {love} ~ terk etti, {love} beni aldattı, {love} artık beni sevmiyor, {love} beni artık sevmiyor, sevgilimden ayrıldım, kız arkadaşımdan ayrıldım, erkek arkadaşımdan ayrıldım, terk edildim $, ayrıldık $, dün ayrıldık, kalbim kırık $, kalbim kırıldı, kalbimi kırdı, aşk acısı, eski sevgilimi unutamıyorum, eski sevgilim için ağlıyorum, boşanıyorum $, annemle babam boşanıyor, hayatımın aşkı beni terk',
    jokes: 'gülmekten, utançtan, açlıktan, sıkıntıdan, meraktan, oyunda, minecraft*, yengeç burcu',
    is: 'çok, bir, tam, kadar, gerçekten, resmen, biraz',
    people:
      'eski sevgilim, eski kocam, eski karım, patronum, patron, müdürüm, müdür, öğretmenim, öğretmen, hocam, komşum, komşular, iş arkadaşım, ev arkadaşım, ev sahibim, sen',
    names:
      'mehmet, mustafa, ahmet, ali, hüseyin, hasan, ibrahim, murat, osman, yusuf, emre, burak, can, cem, kerem, ömer, onur, serkan, volkan, fatma, ayşe, emine, hatice, zeynep, elif, merve, büşra, esra, özlem, selin, ece, ebru, derya, gamze, seda, buse, melisa, kevin',
    insult:
      'aptal*, salak*, gerizekalı*, geri zekalı*, öküz, çirkin*, şişko*, orospu*, kaltak*, sürtük*, piç*, pislik*, şerefsiz*, ezik*, dangalak*, beyinsiz*, andaval, ibne, puşt, kahpe, cadı, namussuz',
    harmless: 'sen çirkinken, sen aptalken',
    lines: {
      loss: [['Her gün özleniyorsun', 'Sevgi hep kalır']],
      illness: [['Gün be gün', 'Yalnız değilsin']],
      heartbreak: [
        ['Kırık kalp ağırdır', 'Onu tek başına taşımak zorunda değilsin'],
        ['Ağlamak serbest', 'Sevilmeye değersin'],
      ],
      selfHarm: [['Sen önemlisin', 'Lütfen bugün güvendiğin biriyle konuş']],
    },
  },
  fi: {
    kin: 'äiti, äitini, isä, isäni, mummo, mummoni, mummi, mummini, isoäiti, isoäitini, ukki, ukkini, vaari, vaarini, isoisä, isoisäni, veli, veljeni, sisko, siskoni, poika, poikani, tytär, tyttäreni, mies, mieheni, vaimo, vaimoni, ystävä, ystäväni, kaveri, kaverini, täti, tätini, setä, setäni, eno, enoni, vauva, vauvani, äidin, isän, mummon, ukin, papan, mummin, äitiä, isää, mummoa, isälläni, äidilläni, puolisoni',
    pet: 'koira, koirani, kissa, kissani, hamsteri, hamsterini, kani, kanini, hevonen, hevoseni, marsu, marsuni',
    love: 'poikaystäväni, tyttöystäväni, poikaystävä, tyttöystävä, mieheni, vaimoni, puolisoni, kihlattuni, aviomieheni',
    between:
      'on, oli, minun, mun, meidän, eilen, tänään, viime, viikolla, vuonna, juuri, äkkiä, yllättäen, niin, tosi, todella, ihan, rakas, ja, joka, täysi',
    ill: 'syöpä, syöpään, leukemia, leukemiaan, dementia, alzheimer, aivokasvain, aivoinfarkti',
    loss: '{near} ~ kuoli, {near} ~ kuollut, {near} ~ menehtyi, {near} ~ nukkui pois, {near} ~ hautajaiset, menetin {near}, {near} ~ kuolema, keskenmeno, hautasimme ~ {near}, haudattiin ~ {near}, {near} ~ haudattiin, {near} ~ onnettomuudessa, joulu ilman ~ {kin}, lepää rauhassa ~ {near}, {near} ~ taivaassa, {near} ~ hauta, {near} ~ lopetettiin, olen leski, menetimme vauvan, {near} ~ poissa ikuisesti',
    illness:
      '{kin} ~ {ill}, äidilläni on {ill}, isälläni on {ill}, äidillä on {ill}, isällä on {ill}, mummolla on {ill}, minulla on {ill}, mulla on {ill}, sytostaatit, saattohoito*, {kin} ~ koomassa, {kin} ~ sairaalassa, {kin} ~ teholla, minulla on masennus, mulla on masennus, olen masentunut $, anoreksia, bulimia, koomassa, etäpesäk*',
    selfHarm:
      'haluan kuolla, haluun kuolla, en halua elää, en jaksa elää, tappaa itseni, itsemurh*, viillellä, viiltely*, satuttaa itseäni, kukaan ei kaipaisi minua, kukaan ei kaipaisi mua, viiltelen itseäni, viillän itseäni, kadota lopullisesti, kadota ikuisesti, kyllästynyt elämään, väsynyt elämään, hirttää itseni, hypätä sillalta, hypätä junan alle, en halua herätä, en jaksa enää elää, olisinpa kuollut, en olisi koskaan syntynyt, vihaan itseäni, parempi ilman minua',
    heartbreak:
      '{love} jätti minut, {love} jätti mut, {love} lähti $, {love} lähti luotani, {love} erosi minusta, {love} erosi musta, {love} petti minua, {love} petti mua, {love} haluaa erota, {love} ei rakasta minua enää, {love} ei enää rakasta minua, minut jätettiin, mut jätettiin, me erosimme $, erosimme eilen, erottiin eilen, sydämeni on särkynyt, särki sydämeni, särkynyt sydän, itken exääni, itken eksääni, itken exän perään, ikävä exää $, sydänsuru*, otan avioeron, vanhempani eroavat',
    jokes: 'nauruun, häpeään, tylsyyteen, nälkään, minecraftissa, pelissä, ikeassa',
    is: 'on, oli, niin, tosi, todella, ihan, täysi, yksi, aika, olet',
    people:
      'ex, eksä, eksäni, exäni, pomo, pomoni, opettaja, opettajani, ope, työkaveri, työkaverini, naapuri, naapurini, naapurit, kämppis, kämppikseni, vuokranantaja, anoppi, anoppini, sinä olet, sä oot, hän on, se on',
    names:
      'juhani, johannes, matti, mikael, antti, jari, timo, mika, jukka, juha, pekka, kari, tuomas, ville, janne, teemu, jani, sami, mikko, aleksi, eetu, joonas, kalle, jesse, kevin, maria, anna, johanna, tuula, kaarina, anneli, liisa, sari, päivi, tiina, minna, jenni, laura, emma, sanna, heidi, hanna, noora, jenna, jessica, pirjo, ritva, veera, emilia',
    insult:
      'idiootti, idiootit, tyhmä, tyhmät, tyhmin, typerä, ääliö, ruma, rumat, läski, läskit, lihava, huora, lutka, kusipää, paska, luuseri, ällöttävä, vajakki, sika, mulkku, mulkvisti, kusipäinen, paskiainen, narttu, ämmä, noita, hintti, homo',
    harmless: 'kun sinä olet, jos sinä olet, kun sä oot',
    lines: {
      loss: [['Ikävä joka päivä', 'Rakkaus jää']],
      illness: [['Päivä kerrallaan', 'Et ole yksin']],
      heartbreak: [
        ['Särkynyt sydän on raskas', 'Sitä ei tarvitse kantaa yksin'],
        ['Saat itkeä', 'Olet rakkauden arvoinen'],
      ],
      selfHarm: [['Sinulla on väliä', 'Puhu tänään jollekulle, johon luotat']],
    },
  },
  id: {
    kin: 'ibu, ibuku, mama, mamaku, ayah, ayahku, bapak, bapakku, papa, papaku, nenek, nenekku, kakek, kakekku, kakak, kakakku, adik, adikku, suami, suamiku, istri, istriku, pacar, pacarku, teman, temanku, sahabat, sahabatku, anakku, bibi, paman, pamanku, bayiku',
    pet: 'anjing, anjingku, kucing, kucingku, hamster, hamsterku, kelinci, kelinciku, burung beoku, kudaku',
    love: 'pacar, pacarku, suami, suamiku, istri, istriku, tunangan, tunanganku, kekasihku',
    between:
      'saya, aku, kami, sudah, telah, baru, saja, kemarin, hari, ini, minggu, tahun, bulan, lalu, tiba-tiba, itu, adalah, memang, sangat, benar-benar, yang, tersayang, dan, si, seorang, kena, sakit',
    ill: 'kanker, leukemia, demensia, alzheimer, tumor otak, stroke',
    loss: '{near} ~ meninggal, {near} ~ wafat, {near} ~ mati, {near} ~ telah tiada, {near} ~ berpulang, kehilangan {near}, pemakaman {near}, kematian {near}, keguguran, menguburkan ~ {near}, lebaran tanpa ~ {kin}, natal tanpa ~ {kin}, ulang tahun tanpa ~ {kin}, {near} ~ kecelakaan dan, {near} ~ di surga, makam {near}, {near} ~ pergi selamanya, istirahat dalam damai ~ {near}, aku janda karena, kehilangan bayi',
    illness:
      '{kin} ~ {ill}, kena {ill}, sakit {ill}, penderita {ill}, kemoterapi, kemo, sakit parah, {kin} ~ koma, {kin} ~ di rumah sakit, {kin} ~ masuk rumah sakit, {kin} ~ di icu, aku depresi, saya depresi, kena depresi, depresi berat, anoreksia, bulimia, {kin} ~ stroke',
    selfHarm:
      'ingin mati, pengen mati, pingin mati, mau mati aja, bunuh diri, tidak ingin hidup, nggak mau hidup, gak mau hidup, mengakhiri hidup, menyakiti diri sendiri, tidak mau hidup lagi, nggak mau hidup lagi, tidak mau hidup, tidak ada yang akan merindukan, nggak ada yang kangen aku, menghilang selamanya, hilang selamanya, lelah hidup, capek hidup, gantung diri, menyayat tangan, nyayat tangan, mengiris pergelangan, loncat dari jembatan, lompat dari jembatan, tidak mau bangun lagi, lebih baik tanpa aku, lebih baik aku mati, andai aku tidak lahir, benci diriku sendiri, tak ingin hidup',
    heartbreak:
      '{love} meninggalkanku, {love} meninggalkan aku, {love} meninggalkan saya, {love} ninggalin aku, {love} ninggalin gue, {love} mutusin aku, {love} mutusin gue, {love} memutuskanku, {love} selingkuh, {love} tidak mencintaiku lagi, aku diputusin, aku putus sama {love}, putus dengan {love}, putus sama {love}, kami putus $, kita putus $, aku patah hati, saya patah hati, hatiku hancur, menangisi mantan, nangisin mantan, belum bisa move on dari mantan, aku bercerai, orang tuaku bercerai',
    jokes:
      'mati ketawa, ketawa, karena malu, mati gaya, mati kutu, mati lampu, mati rasa, kelaparan, di minecraft, di game, di mobile legends',
    is: 'itu, ini, adalah, memang, sangat, benar-benar, yang, si, seorang, banget, emang, kayak, seperti, saya, aku',
    people:
      'mantan, mantanku, bos, bosku, guru, guruku, dosen, dosenku, tetangga, tetanggaku, rekan kerja, mertua, mertuaku, kamu, lu, lo, dia',
    names:
      'budi, agus, andi, joko, bambang, eko, dedi, hendra, rudi, adi, rizky, rizki, fajar, bayu, dimas, ahmad, muhammad, kevin, siti, dewi, sri, rina, yanti, ayu, wati, ani, lestari, putri, nurul, fitri, ratna, maya, indah, jessica, rini, wulan',
    insult:
      'bodoh, goblok, tolol, bego, idiot, dungu, jelek, gendut, jalang, pelacur, bajingan, brengsek, anjing lu, sampah masyarakat, menjijikkan, babi, pecundang, bangsat, kampret, kontol, memek, monyet, kunyuk, keparat, perek, lonte, nenek sihir, banci',
    harmless: 'ketika kamu, saat kamu, kalau kamu, pov kamu, pov: kamu',
    lines: {
      loss: [['Rindu setiap hari', 'Cinta tetap tinggal']],
      illness: [['Satu hari demi satu hari', 'Kamu tidak sendirian']],
      heartbreak: [
        ['Patah hati itu berat', 'Kamu tidak harus memikulnya sendiri'],
        ['Menangis itu boleh', 'Kamu pantas dicintai'],
      ],
      selfHarm: [['Kamu berharga', 'Bicaralah hari ini dengan orang yang kamu percaya']],
    },
  },
  hu: {
    kin: 'anyám, anyukám, anya, apám, apukám, apa, nagymamám, nagyanyám, nagymama, mamám, nagypapám, nagyapám, nagypapa, papám, testvérem, nővérem, húgom, bátyám, öcsém, fiam, lányom, férjem, feleségem, barátom, barátnőm, nagynéném, nagybátyám, unokatestvérem, babám, anyósom, anyukámat, nagymamámat, nagypapámat, nagyapámat, anyámat, apámat, apukámat, férjemet, feleségemet, fiamat, lányomat, testvéremet, apának, anyának, édesanyám, édesapám, édesanyámat, édesapámat',
    pet: 'kutyám, kiskutyám, macskám, cicám, hörcsögöm, nyuszim, nyulam, papagájom, lovam, kutyámat, macskámat, cicámat',
    love: 'barátom, barátnőm, férjem, feleségem, párom, vőlegényem, menyasszonyom, pasim, csajom',
    between:
      'a, az, egy, tegnap, ma, múlt, héten, évben, hónapban, hirtelen, most, nemrég, már, nagyon, olyan, annyira, igazi, tényleg, drága, és, is, aki',
    ill: 'rákos, rákja, rákban, rákot, leukémiás, leukémiája, demens, demenciája, alzheimeres, daganata, stroke-ot',
    loss: '{near} ~ meghalt, {near} ~ elhunyt, {near} ~ elment örökre, meghalt ~ {near}, elhunyt ~ {near}, elveszítettem ~ {near}, elvesztettem ~ {near}, {near} temetése, {near} temetésén, {near} halála, elvetéltem, gyászolok, eltemettük ~ {near}, {near} ~ eltemettük, {near} ~ balesetben, karácsony ~ nélkül, {near} ~ a mennyben, nyugodj békében ~ {near}, {near} sírja, {near} sírjánál, {pet} ~ elaltat*, elaltattuk ~ {pet}, özvegy vagyok, elvesztettük a babát',
    illness:
      '{kin} ~ {ill}, {ill} vagyok, kemoterápi*, kemó*, hospice, halálos beteg*, {kin} ~ kómában, {kin} ~ kórházban, {kin} ~ az intenzíven, depressziós vagyok, depresszióm van, depresszióval, rákja van, agyvérzés*, stroke-ja, infarktus*, anorexi*, bulimi*, áttét*, kómában',
    selfHarm:
      'meg akarok halni, nem akarok élni, nem akarok tovább élni, megölöm magam, öngyilkos*, kinyírom magam, vagdosom magam, önsért*, senkinek sem hiányoznék, senkinek nem hiányoznék, örökre eltűnni, eltűnni örökre, felakasztom magam, felakasztani magam, elegem van az életből, belefáradtam az életbe, jobb lenne nélkülem, leugrani a hídról, vonat elé, nem akarok felébredni, bárcsak meghalnék, bárcsak meg se születtem, utálom magam, felvágom az ereimet, véget vetek',
    heartbreak:
      '{love} elhagyott $, {love} elhagyott és, {love} ~ elhagyott $, elhagyott ~ {love}, {love} szakított velem, szakított velem ~ {love}, {love} kidobott $, {love} ~ kidobott $, kidobott ~ {love}, {love} megcsalt $, megcsalt ~ {love}, {love} már nem szeret, szakítottunk $, szakítottunk tegnap, tegnap szakítottunk, összetört a szívem, összetörte a szívem*, megszakad a szívem, sírok az exem miatt, hiányzik az exem $, válok $, válnak a szüleim, a szüleim válnak, szerelmi bánat*',
    jokes:
      'nevetéstől, a röhögéstől, szégyentől, unalomtól, minecraftban, játékban, ikeában, az ikeában',
    is: 'egy, nagyon, olyan, annyira, igazi, tényleg, is, a, az, volt, vagy',
    people:
      'exem, az exem, főnököm, főnök, tanárom, tanár, tanárnő, kollégám, kollégáim, szomszédom, szomszéd, lakótársam, te, ő',
    names:
      'lászló, istván, józsef, jános, zoltán, sándor, gábor, ferenc, attila, péter, tamás, zsolt, tibor, andrás, csaba, imre, balázs, dániel, dávid, bence, máté, ádám, krisztián, norbert, kevin, mária, erzsébet, katalin, kati, ilona, éva, anna, zsuzsanna, zsuzsa, margit, judit, ágnes, andrea, ildikó, erika, krisztina, mónika, zsófia, eszter, réka, viktória, nikolett, jessica, dóra, petra',
    insult:
      'idióta, hülye, hülyék, buta, ostoba, barom, ronda, csúnya, csúf, kövér, dagadt, kurva, ribanc, picsa, seggfej, szar alak, undorító, lúzer, vesztes, fogyatékos, paraszt, köcsög, szemét, geci, rohadék, disznó, szuka, boszorkány, tehén, buzi, csicska, gyökér, mocskos, fasz, faszfej, tetves, idióták',
    harmless: 'amikor te, ha te',
    lines: {
      loss: [['Minden nap hiányzol', 'A szeretet megmarad']],
      illness: [['Napról napra', 'Nem vagy egyedül']],
      heartbreak: [
        ['Egy összetört szív nehéz', 'Nem kell egyedül cipelned'],
        ['Szabad sírni', 'Megérdemled a szeretetet'],
      ],
      selfHarm: [['Fontos vagy', 'Beszélj ma valakivel, akiben megbízol']],
    },
  },
  vi: {
    kin: 'mẹ, má, bố, ba, cha, bà, bà ngoại, bà nội, ông, ông ngoại, ông nội, chị, chị gái, anh trai, em gái, em trai, con trai, con gái, chồng, vợ, bạn trai, bạn gái, bạn thân, bạn, dì, chú, cậu, em bé, mẹ chồng, bố chồng',
    pet: 'con chó, chó, cún, con mèo, mèo, chuột hamster, con thỏ, con vẹt, con ngựa',
    love: 'bạn trai, bạn gái, người yêu, chồng, vợ, chồng sắp cưới, vợ sắp cưới',
    between:
      'tôi, mình, của, em, tui, tao, nhà, đã, vừa, mới, hôm, qua, nay, tuần, năm, trước, đột, ngột, rất, thật, quá, một, là, đúng, thằng, con, và, bị, cũ, yêu, quý, đang',
    ill: 'ung thư, bạch cầu, alzheimer, sa sút trí tuệ, u não, đột quỵ',
    loss: '{near} ~ mất rồi, {near} ~ đã mất, {near} ~ vừa mất, {near} ~ mới mất, {near} ~ qua đời, {near} ~ chết rồi, {near} ~ đã chết, {near} ~ ra đi mãi mãi, mất {kin} rồi, đám tang ~ {near}, đám ma ~ {near}, sảy thai, chôn cất ~ {near}, {near} ~ tai nạn qua đời, tết không có ~ {kin}, giáng sinh không có ~ {kin}, {near} ~ trên thiên đường, mộ ~ {near}, yên nghỉ nhé ~ {near}, {near} ~ không còn nữa, tôi là góa phụ, mất đứa con',
    illness:
      '{kin} ~ {ill}, bị {ill}, mắc {ill}, hóa trị, hoá trị, {kin} ~ hôn mê, {kin} ~ nằm viện, {kin} ~ nhập viện, {kin} ~ cấp cứu, trầm cảm, biếng ăn tâm thần, {kin} ~ tai biến, di căn, sinh thiết, hôn mê',
    selfHarm:
      'muốn chết, tự tử, tự sát, không muốn sống, chẳng muốn sống, tự làm đau bản thân, rạch tay, không ai nhớ tôi, không ai nhớ mình, chẳng ai nhớ tôi, biến mất mãi mãi, chán sống, mệt mỏi vì phải sống, cắt tay mình, tự cắt tay, nhảy cầu tự, nhảy từ trên cầu, treo cổ, không muốn tỉnh dậy, ước gì mình chưa từng, ước gì tôi chết, ghét bản thân mình, sống không còn ý nghĩa',
    heartbreak:
      '{love} ~ bỏ tôi, {love} ~ bỏ mình, {love} ~ bỏ em, {love} ~ bỏ anh, {love} ~ chia tay tôi, {love} ~ chia tay với tôi, {love} ~ đá tôi, {love} ~ phản bội tôi, {love} ~ ngoại tình, {love} ~ hết yêu tôi, {love} ~ không còn yêu tôi, tôi vừa chia tay, mình vừa chia tay, chúng tôi chia tay rồi, bị {love} đá, tôi thất tình, mình thất tình, trái tim tôi tan vỡ, tan nát trái tim, khóc vì người yêu cũ, không quên được người yêu cũ, nhớ người yêu cũ $, tôi ly hôn, bố mẹ ly hôn, bố mẹ tôi ly hôn',
    jokes:
      'cười chết, chết cười, chết đói, chết vì ngại, chết vì xấu hổ, chết mê, trong game, trong minecraft',
    is: 'tôi, của, mình, là, thật, rất, quá, một, đúng, thằng, con, đồ, cũ, em, tao',
    people:
      'người yêu cũ, bạn trai cũ, bạn gái cũ, sếp, thầy, cô giáo, thầy giáo, giáo viên, đồng nghiệp, hàng xóm, bạn cùng phòng, chủ nhà, mày, nó',
    names:
      'tuấn, hùng, dũng, minh, nam, hải, cường, thắng, quân, phong, kiên, đức, lan, hương, trang, linh, ngọc, thảo, hạnh, phương, nga, thủy, trinh, kevin',
    insult:
      'ngu, ngu ngốc, đồ ngu, đồ ngốc, xấu xí, béo như lợn, mập như heo, đĩ, cave, khốn nạn, chó chết, đồ chó, thất bại, vô dụng, rác rưởi, kinh tởm, óc chó, đồ khốn, khốn, con điếm, mụ phù thủy, đồ lợn, ngu dốt, óc lợn, đồ rác, thằng chó, xấu như ma',
    harmless: 'khi mày, nếu mày',
    insults:
      '{name} xấu $, {name} xấu quá, {name} ~ xấu quá, {name} béo $, {name} béo quá, {name} mập quá',
    lines: {
      loss: [['Nhớ mỗi ngày', 'Tình yêu vẫn ở lại']],
      illness: [['Từng ngày một', 'Bạn không một mình']],
      heartbreak: [
        ['Trái tim tan vỡ rất nặng', 'Bạn không phải mang nó một mình'],
        ['Cứ khóc đi', 'Bạn xứng đáng được yêu'],
      ],
      selfHarm: [['Bạn rất quan trọng', 'Hôm nay hãy nói chuyện với người bạn tin tưởng']],
    },
  },
} as const satisfies Readonly<Record<string, CareWords>>
