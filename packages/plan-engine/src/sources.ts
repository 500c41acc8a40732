/** What the plan and its audit rest on, as an athlete may look it up; both name it by its key. */
export const SOURCES = {
  design: 'Design choice',
  bosquet: 'Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358',
  convention: 'Convention; Nielsen found more injuries above 30 % in two weeks',
  fitzgerald: "Fitzgerald, triathlete.com, 'hard-easy rule'",
  foster: 'Foster 1998, Med Sci Sports Exerc 30:1164',
  frandsen: 'Frandsen et al. 2025, Br J Sports Med 59:1203',
  friel: 'Joe Friel, 220 Triathlon',
  myProCoach: 'MyProCoach, how to test',
  neal: 'Neal et al. 2011, J Sports Sci 29:1515',
  promise: 'The plan’s own promise',
  published: 'Published plans by Fitzgerald, Bernhardt, Riccitello and others',
  ramp: 'Friel; Couzens, alancouzens.com',
  recovery: 'simonward.co.uk; TrainingPeaks',
  scott: 'Dave Scott, trainingpeaks.com',
  seiler: 'Seiler et al. 2007, Med Sci Sports Exerc 39:1366',
  sellesPerez: 'Selles-Perez et al. 2019, J Sports Sci Med 18:708',
  transition: 'Front. Sports Act. Living 2022, 1065741',
  wakayoshi: 'Wakayoshi et al. 1993; Swim Smooth',
  wang: 'Wang et al. 2023, PLoS ONE 18(5):e0282838',
} as const

/** The key of one of `SOURCES`. */
export type Source = keyof typeof SOURCES
