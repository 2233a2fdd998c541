import { achievementUnlocked } from './achievement-unlocked.ts'
import { aliensWatchingEarth } from './aliens-watching-earth.ts'
import { awkwardSmile } from './awkward-smile.ts'
import { beforeAndAfterCoffee } from './before-and-after-coffee.ts'
import { bookCover } from './book-cover.ts'
import { breakingNews } from './breaking-news.ts'
import { busyOctopus } from './busy-octopus.ts'
import { cactusLovesBalloon } from './cactus-loves-balloon.ts'
import { calmCoffeeInTheFire } from './calm-coffee-in-the-fire.ts'
import { catVersusDog } from './cat-versus-dog.ts'
import { celebration } from './celebration.ts'
import { certificate } from './certificate.ts'
import { chartGoesDown } from './chart-goes-down.ts'
import { chartGoesUp } from './chart-goes-up.ts'
import { chatBubbles } from './chat-bubbles.ts'
import { courtroomCat } from './courtroom-cat.ts'
import { cryingLaughing } from './crying-laughing.ts'
import { deadlineMeteor } from './deadline-meteor.ts'
import { deadpanStoneFace } from './deadpan-stone-face.ts'
import { definitelyHumanRobot } from './definitely-human-robot.ts'
import { deployOnFriday } from './deploy-on-friday.ts'
import { disappointed } from './disappointed.ts'
import { donutTemptation } from './donut-temptation.ts'
import { errorWindow } from './error-window.ts'
import { evilPlanFox } from './evil-plan-fox.ts'
import { exhausted } from './exhausted.ts'
import { expectationAndReality } from './expectation-and-reality.ts'
import { facepalm } from './facepalm.ts'
import { finalBoss } from './final-boss.ts'
import { forgotTheStove } from './forgot-the-stove.ts'
import { forgottenPassword } from './forgotten-password.ts'
import { fourStepsOfEnlightenment } from './four-steps-of-enlightenment.ts'
import { frogInTheRain } from './frog-in-the-rain.ts'
import { ghosted } from './ghosted.ts'
import { groupProject } from './group-project.ts'
import { hotSpringCalm } from './hot-spring-calm.ts'
import { iceberg } from './iceberg.ts'
import { inboxAvalanche } from './inbox-avalanche.ts'
import { innocentDog } from './innocent-dog.ts'
import { lastSliceStandoff } from './last-slice-standoff.ts'
import { lateNightGenius } from './late-night-genius.ts'
import { melting } from './melting.ts'
import { midnightFridge } from './midnight-fridge.ts'
import { mindBlown } from './mind-blown.ts'
import { mondayZombie } from './monday-zombie.ts'
import { motivationalPoster } from './motivational-poster.ts'
import { museumLabel } from './museum-label.ts'
import { neglectedPlant } from './neglected-plant.ts'
import { nervousSweat } from './nervous-sweat.ts'
import { oneMoreEpisode } from './one-more-episode.ts'
import { panicMode } from './panic-mode.ts'
import { penguinInTheDesert } from './penguin-in-the-desert.ts'
import { pieChartOfFeelings } from './pie-chart-of-feelings.ts'
import { rejectAndApprove } from './reject-and-approve.ts'
import { roadSignChoice } from './road-sign-choice.ts'
import { rubberDuckDebugging } from './rubber-duck-debugging.ts'
import { sideEye } from './side-eye.ts'
import { smallVersusLarge } from './small-versus-large.ts'
import { smugCat } from './smug-cat.ts'
import { snailWinsRace } from './snail-wins-race.ts'
import { speechless } from './speechless.ts'
import { starterPack } from './starter-pack.ts'
import type { StarterTemplate } from './starter-template.ts'
import { suspiciousLook } from './suspicious-look.ts'
import { tRexHug } from './t-rex-hug.ts'
import { temptedWhileTaken } from './tempted-while-taken.ts'
import { theBillArrives } from './the-bill-arrives.ts'
import { tierList } from './tier-list.ts'
import { tryingToExplain } from './trying-to-explain.ts'
import { twoHardChoices } from './two-hard-choices.ts'
import { unimpressedCatBath } from './unimpressed-cat-bath.ts'
import { vennDiagram } from './venn-diagram.ts'
import { videoCall } from './video-call.ts'
import { waitingForever } from './waiting-forever.ts'
import { wantedPoster } from './wanted-poster.ts'
import { weatherForecast } from './weather-forecast.ts'
import { worksOnMyMachine } from './works-on-my-machine.ts'

export type { StarterTemplate } from './starter-template.ts'

/** Every picture that comes with a new installation, in the order of a fresh gallery. */
export const starterTemplates: readonly StarterTemplate[] = [
  calmCoffeeInTheFire,
  rejectAndApprove,
  smugCat,
  mindBlown,
  tryingToExplain,
  iceberg,
  deployOnFriday,
  chartGoesUp,
  twoHardChoices,
  hotSpringCalm,
  waitingForever,
  sideEye,
  temptedWhileTaken,
  wantedPoster,
  cryingLaughing,
  courtroomCat,
  lateNightGenius,
  deadpanStoneFace,
  tierList,
  midnightFridge,
  nervousSweat,
  breakingNews,
  worksOnMyMachine,
  unimpressedCatBath,
  tRexHug,
  fourStepsOfEnlightenment,
  evilPlanFox,
  catVersusDog,
  exhausted,
  ghosted,
  expectationAndReality,
  facepalm,
  videoCall,
  smallVersusLarge,
  melting,
  motivationalPoster,
  panicMode,
  aliensWatchingEarth,
  chatBubbles,
  suspiciousLook,
  frogInTheRain,
  beforeAndAfterCoffee,
  chartGoesDown,
  innocentDog,
  forgottenPassword,
  speechless,
  museumLabel,
  rubberDuckDebugging,
  awkwardSmile,
  starterPack,
  deadlineMeteor,
  theBillArrives,
  roadSignChoice,
  disappointed,
  definitelyHumanRobot,
  vennDiagram,
  mondayZombie,
  cactusLovesBalloon,
  celebration,
  errorWindow,
  inboxAvalanche,
  busyOctopus,
  pieChartOfFeelings,
  oneMoreEpisode,
  lastSliceStandoff,
  weatherForecast,
  finalBoss,
  donutTemptation,
  bookCover,
  forgotTheStove,
  groupProject,
  achievementUnlocked,
  penguinInTheDesert,
  certificate,
  neglectedPlant,
  snailWinsRace,
]
