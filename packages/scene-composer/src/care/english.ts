import type { CareWords } from './care-words.ts'

export const ENGLISH: CareWords = {
  kin: 'mother, mom, mum, mama, mommy, mummy, father, dad, daddy, papa, parents, grandmother, grandma, granny, nana, nan, gran, grandfather, grandpa, granddad, grandad, grandparents, brother, sister, son, daughter, husband, wife, partner, boyfriend, girlfriend, fiance, fiancé, fiancee, fiancée, friend, friends, bestie, uncle, aunt, auntie, cousin, niece, nephew, baby, child, kid, mother in law, mother-in-law, father in law, father-in-law, stepmother, stepmom, stepfather, stepdad, godmother, godfather',
  pet: 'dog, puppy, cat, kitten, kitty, hamster, rabbit, bunny, parrot, budgie, horse, pony, guinea pig, goldfish, turtle, tortoise, ferret',
  between:
    'who, that, just, has, have, had, was, is, are, were, been, being, still, recently, suddenly, finally, also, already, unexpectedly, peacefully, my, our, his, her, the, a, an, of, this, last, past, morning, week, month, year, years, night, yesterday, today, old, dear, beloved, sweet, best, little, such, so, very, really, just, too, absolute, total, complete, fucking, damn, literally, honestly, always, and',
  ill: "cancer, breast cancer, lung cancer, leukemia, leukaemia, lymphoma, dementia, alzheimer, alzheimers, alzheimer's, parkinson's, parkinsons, multiple sclerosis, a brain tumor, a brain tumour, a tumor, a tumour, heart failure, kidney failure",
  loss: "{near} ~ died, {near} ~ passed away, {near} ~ passed on, {near} is dead, {near} ~ was killed, {near} ~ got killed, {kin} ~ is dying, {kin} ~ took her own life, {kin} ~ took his own life, {kin} ~ killed himself, {kin} ~ killed herself, {kin} ~ committed suicide, i lost my {near}, i lost our {near}, we lost our {near}, we lost the baby, losing my {near}, losing a {kin}, losing a {pet}, my late {kin}, our late {kin}, my dead {near}, {near}'s funeral, {near}'s grave, {near}'s death, funeral of ~ {near}, funeral for ~ {near}, death of ~ {near}, loss of ~ {near}, miss my dead {near}, had to put my {pet} down, had to put our {pet} down, had to put my {pet} to sleep, had to put our {pet} to sleep, rip {near}, rip my {near}, rest in peace ~ {near}, in memory of ~ {near}, in loving memory of ~ {near}, mourning ~ {near}, grieving ~ {near}, my grief, miscarriage, stillborn, stillbirth, rainbow bridge, i am widowed, i am a widow, i am a widower",
  illness:
    "{near} ~ {ill}, i have {ill}, i had {ill}, i got {ill}, i might have {ill}, she has {ill}, he has {ill}, they have {ill}, my {ill}, friend with {ill}, beat {ill}, fighting {ill}, battling {ill}, survived {ill}, dying of {ill}, died of {ill}, diagnosed with {ill}, {kin} ~ had a heart attack, {kin} ~ had a stroke, chemo, chemotherapy, hospice, terminally ill, terminal illness, terminal cancer, {kin} ~ in a coma, {kin} ~ is in the hospital, {kin} ~ is in hospital, {kin} is ~ in the hospital, {kin} is ~ in hospital, {kin}'s in the hospital, {kin}'s in hospital, {kin} ~ in intensive care, {kin} ~ in the icu, my cancer diagnosis, cancer ward, cancer diagnosis",
  selfHarm:
    "kill myself, killing myself, end my life, ending my life, end it all, take my own life, taking my own life, want to die, wanna die, wish i was dead, wish i were dead, wish i was never born, wish i had never been born, don't want to live, dont want to live, do not want to live, don't want to be alive, don't want to exist, don't want to wake up anymore, no reason to live, nothing to live for, everyone would be better off without me, world would be better off without me, they would be better off without me, suicide, suicidal, self harm, self-harm, self harming, cut myself, cutting myself, want to hurt myself, hurting myself on purpose",
  jokes:
    'died laughing, died ~ laughing, died inside, died ~ inside, dead inside, died of laughter, died of embarrassment, died of cringe, died of boredom, died of hunger, died of cuteness, died in minecraft, died in fortnite, died in game, died in the game, died in gta, died in the sims, killed in minecraft, killed in fortnite, killed in the game, killed in roblox, dying inside, dying laughing, dying of laughter, dying of embarrassment, dying of boredom, is dying to, is dying for, dead serious, dead to me, dead wrong, dead tired, dead asleep, dead set, dead last, dead weight, dead silent, dead right, lost my {near} at, lost my {near} in the, lost my {near} in a, lost my {near} in ikea, losing my {near} in, losing my {near} at, death stare, death glare, death grip, heart attack when, heart attack because, heart attack seeing, almost had, nearly had, stroke of, stroke when, stroke reading, stroke trying, is dead when, is dead if, is dead because, died when she saw, died when he saw, died when they saw, died when i, lost my {near} in mario kart, hospital waiting room, hospital food, cancer season, cancer sign, cancer zodiac, cancer horoscope, cancer sun, cancer moon, cancer rising, killing myself laughing, kill myself laughing, want to die laughing, want to die of, wanna die laughing, want to live in, want to live with, want to live here, want to live there, want to live on, want to live near, suicide squad, career suicide, social suicide, cut myself some, cut myself a, cut myself off, cut myself shaving, cut myself cooking, cut myself on, cut myself while, cut myself with, cutting myself some, cutting myself a, cutting myself off, end it all with, good grief',
  is: 'is, are, was, were, be, being, a, an, the, such, so, very, really, just, too, absolute, total, complete, little, big, fucking, damn, literally, honestly, always, and, of, looks, look, sounds, acts, like, who',
  people:
    'ex, exes, ex-boyfriend, ex boyfriend, ex-girlfriend, ex girlfriend, ex-husband, ex husband, ex-wife, ex wife, ex-friend, boss, manager, supervisor, coworker, coworkers, co-worker, co-workers, colleague, colleagues, teacher, professor, classmate, classmates, roommate, roommates, flatmate, neighbor, neighbors, neighbour, neighbours, landlord, landlady, stepsister, stepbrother, kids, girl, boy, guy, woman, bully, crush, intern, client',
  insult:
    'idiot, idiots, moron, morons, imbecile, loser, losers, bitch, bitches, bastard, asshole, assholes, arsehole, dickhead, prick, cunt, twat, whore, slut, scumbag, scum, cretin, dumbass, piece of shit, piece of trash, waste of space, waste of oxygen, fat cow, fat pig, hag, retard, retarded, braindead, brain dead, stupid, dumb, dumber, ugly, fat, pathetic, worthless, disgusting, hideous, brainless',
  insults:
    "you idiot, you moron, you loser, you bitch, you bastard, you asshole, you whore, you slut, you dumbass, you piece of shit, you are ~ {insult}, you're ~ {insult}, youre ~ {insult}, u r ~ {insult}, he is ~ {insult}, he's ~ {insult}, she is ~ {insult}, she's ~ {insult}, they are ~ {insult}, they're ~ {insult}, he looks {insult}, she looks {insult}, you look {insult}",
  harmless:
    "when you are, when you're, when youre, if you are, if you're, if youre, that you are, because you are, because you're, pov you are, pov you're, pov: you are, pov: you're, thinks you're, thinks you are, thinks he's, thinks she's, stupid friend group, dumb jokes, stupid jokes, ugly crying, ugly sweater, fat stacks, fat check",
  lines: {
    loss: [
      ['Missed every day', 'Loved for always'],
      ['Gone from the room', 'Never from the heart'],
      ['Some goodbyes are too big for words', 'Love stays'],
    ],
    illness: [
      ['One day at a time', 'You are not alone in this'],
      ['Sending strength', 'and the warmest hug there is'],
      ['Today is a hard day', 'Somebody is holding your hand'],
    ],
    selfHarm: [
      ['You matter', 'Please talk to somebody you trust today'],
      ['I am glad that you are here', 'Please tell somebody how you feel'],
      ['It is good that you said it', 'You do not have to carry it alone'],
    ],
  },
}
