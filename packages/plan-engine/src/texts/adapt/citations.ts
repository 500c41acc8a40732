import type { AdaptSource } from '../../adapt/sources.js'

/** What changes of a plan rest on, as an athlete may look it up. */
export const ADAPT_CITATIONS: Record<AdaptSource, string> = {
  design: 'Design choice',
  active: 'active.com, how many triathlons, on C races',
  bosquet: 'Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358',
  convention: 'Convention; Nielsen found more injuries above 30 % in two weeks',
  daniels: 'Daniels, news.vdoto2.com 2018, speed after time off',
  danielsReturn: "Daniels' Running Formula, the way back after time off",
  elliott: 'Elliott et al. 2020, graded return after illness',
  frandsen: 'Frandsen et al. 2025, Br J Sports Med 59:1203',
  friel: "Friel, The Triathlete's Training Bible, on missed days",
  iocIllness: 'IOC consensus on illness in athletes 2022, Br J Sports Med 56:1066',
  myProCoach: 'MyProCoach, on missed training',
  spiering: 'Spiering et al. 2021, J Strength Cond Res 35:1449',
  trainerRoad: 'TrainerRoad, on missed workouts',
  tridot: 'TriDot, on A, B and C races',
  ward: 'simonward.co.uk; chilitri.com, on recovery after a race',
  tri2max: 'tri2max.com; triathlete.com, on a missed long session',
}
