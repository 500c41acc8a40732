/** What both the plan and its audit rest on, as an athlete may look it up. */
const BOTH = {
  design: 'Design choice',
  bosquet: 'Bosquet et al. 2007, Med Sci Sports Exerc 39(8):1358',
  convention: 'Convention; Nielsen found more injuries above 30 % in two weeks',
  foster: 'Foster 1998, Med Sci Sports Exerc 30:1164',
  frandsen: 'Frandsen et al. 2025, Br J Sports Med 59:1203',
  friel: 'Joe Friel, 220 Triathlon',
  myProCoach: 'MyProCoach, how to test',
  published: 'Published plans by Fitzgerald, Bernhardt, Riccitello and others',
  recovery: 'simonward.co.uk; TrainingPeaks',
  seiler: 'Seiler et al. 2007, Med Sci Sports Exerc 39:1366',
  sellesPerez: 'Selles-Perez et al. 2019, J Sports Sci Med 18:708',
} as const

/** A call, so that bundlers leave out the sources that nobody asks for. */
function withBoth<More extends Record<string, string>>(more: More): typeof BOTH & More {
  return { ...BOTH, ...more }
}

/** What reasons rest on. */
export const SOURCES = /* @__PURE__ */ withBoth({
  fitzgerald: "Fitzgerald, triathlete.com, 'hard-easy rule'",
  neal: 'Neal et al. 2011, J Sports Sci 29:1515',
  transition: 'Front. Sports Act. Living 2022, 1065741',
  wakayoshi: 'Wakayoshi et al. 1993; Swim Smooth',
})

/** What the audit's rules rest on. */
export const RULE_SOURCES = /* @__PURE__ */ withBoth({
  promise: 'The plan’s own promise',
  ramp: 'Friel; Couzens, alancouzens.com',
  scott: 'Dave Scott, trainingpeaks.com',
  wang: 'Wang et al. 2023, PLoS ONE 18(5):e0282838',
})

export type Source = keyof typeof SOURCES
export type RuleSource = keyof typeof RULE_SOURCES
