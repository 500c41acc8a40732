import { scenario, weekOffering } from './scenarios.js'

const EIGHT_HOURS = weekOffering('Sun 8e, Mon 8, Tue 8, Wed 8, Thu 8, Fri 8, Sat 8e')

/** The thirteen golden inputs that generate a plan; G14 and G15 reuse them. */
export const GOLDEN = {
  G1: scenario('sprint', 'beginner', 8),
  G2: scenario('olympic', 'intermediate', 12),
  G3: scenario('70.3', 'intermediate', 16),
  G4: scenario('ironman', 'beginner', 24),
  G5: scenario('ironman', 'advanced', 20, { weeklySchedule: EIGHT_HOURS }),
  G6: scenario('olympic', 'beginner', 10, { weeklySchedule: weekOffering('Mon 0.5, Wed 0.5, Fri 0.5') }),
  G7: scenario('sprint', 'beginner', 60),
  G8: scenario('olympic', 'intermediate', 1),
  G9: scenario('olympic', 'intermediate', 1, { today: '2027-06-06' }),
  G10: scenario('70.3', 'advanced', 14, { raceDate: '2027-06-09', today: '2027-03-04' }),
  G11: scenario('70.3', 'advanced', 12, { weeklySchedule: weekOffering('Sun 1, Tue 1.5, Thu 1.5, Sat 4e') }),
  G12: scenario('sprint', 'intermediate', 4, {
    raceDate: '2027-06-05',
    weeklySchedule: weekOffering('Mon 1, Tue 2e, Thu 1, Fri 1, Sat 2'),
  }),
  G13: scenario('ironman', 'intermediate', 24),
}
