import { methodOn } from '@tri/plan-engine/zones'
import { expect, it } from 'vitest'
import { problemsOf, startDraft, type ThresholdDraft, thresholdOf } from './threshold-draft.js'
import { originText, rangeOf, valueText } from './threshold-words.js'

const TODAY = '2027-01-28'
const MILES = { units: 'miles', poolUnits: 'metres' } as const
const METRIC = { units: 'metric', poolUnits: 'yards' } as const

const draft = (sport: ThresholdDraft['sport'], wayId: string, typed: Record<string, string>): ThresholdDraft => ({
  ...{ sport, wayId, typed },
  measuredOn: TODAY,
})
const told = (...[sport, wayId, typed]: Parameters<typeof draft>) =>
  thresholdOf(draft(sport, wayId, typed), MILES, TODAY)
const messages = (of: ThresholdDraft, units = MILES) => problemsOf(of, units, TODAY).map(({ message }) => message)

it('makes a threshold of each test', () => {
  const bike = { sport: 'bike', measuredOn: TODAY, source: 'test' }
  expect(told('bike', 'ftp-test', { watts: '260' })).toEqual({ ...bike, kind: 'ftp', value: 247 })
  expect(told('bike', 'ride-lthr-test', { beats: '162' })).toEqual({ ...bike, kind: 'lthr', value: 162 })
  expect(told('swim', 'css-test', { long: '6:40', short: '3:10' })).toMatchObject({ kind: 'css', value: 105 })
  expect(told('run', 'pace-test', { distance: '2,5' })).toMatchObject({ kind: 'threshold-pace', value: 480 })
  expect(told('run', 'run-max-hr', { beats: '188' })).toMatchObject({ kind: 'max-hr', value: 188, source: 'typed' })
})

it('reads figures in the athlete’s units', () => {
  const metric = (...[sport, wayId, typed]: Parameters<typeof draft>) =>
    thresholdOf(draft(sport, wayId, typed), METRIC, TODAY)?.value
  expect(metric('run', 'pace', { pace: '5:00' })).toBeCloseTo(482.8)
  expect(metric('run', 'pace-test', { distance: '4' })).toBeCloseTo(482.8)
  expect(metric('swim', 'css', { pace: '1:36' })).toBeCloseTo(105)
})

it('says what has to be put right', () => {
  expect(messages(startDraft('bike', TODAY))).toEqual([
    'Please enter the mean power of the 20 minutes as a whole number',
  ])
  expect(messages(draft('bike', 'ftp', { watts: '9000' }))).toEqual([
    'This would be 9000 W; it lies between 40 W and 600 W',
  ])
  expect(messages(draft('bike', 'ftp', { watts: 'many' }))).toEqual(['Please enter FTP as a whole number'])
  expect(messages(draft('swim', 'css-test', { long: '3:10', short: '3:20' }))).toEqual([
    'The 400 takes longer than the 200: please look at both times',
  ])
  expect(messages({ ...draft('bike', 'ftp', { watts: '250' }), measuredOn: '2027-01-29' })).toEqual([
    'This day has not come yet',
  ])
  expect(messages({ ...draft('bike', 'ftp', { watts: '250' }), measuredOn: '' })).toEqual(['Please enter the day'])
})

it('tells a value in the athlete’s units, and where it comes from', () => {
  const ftp = { sport: 'bike', kind: 'ftp', value: 247, measuredOn: '2027-03-03', source: 'test' } as const
  const run = { ...ftp, sport: 'run', kind: 'threshold-pace', value: 454 } as const
  expect(valueText(MILES, ftp)).toBe('247 W')
  expect(valueText(METRIC, run)).toBe('4:42 /km')
  expect(originText(ftp)).toBe('0.95 × your 20 minutes of 3 Mar 2027 (260 W)')
  expect(originText(run)).toBe('the last 20 of your 30 minutes of 3 Mar 2027')
  expect(originText({ ...run, kind: 'css' })).toBe('between your 400 and 200 of 3 Mar 2027')
  expect(originText({ ...run, source: 'race' })).toBe('from your race of 3 Mar 2027')
  expect(originText({ ...run, source: 'estimated' })).toBe('estimated on 3 Mar 2027')
  expect(originText({ ...run, source: 'connection' })).toBe('from your connected account, 3 Mar 2027')
  expect(originText({ ...run, source: 'typed' })).toBe('typed in, 3 Mar 2027')
})

it('writes zones with their ends', () => {
  expect(rangeOf({ name: '1', to: 110 }, 'ftp', 'W')).toBe('below 111 W')
  expect(rangeOf({ name: '2', from: 111, to: 150 }, 'ftp', 'W')).toBe('111–150 W')
  expect(rangeOf({ name: '6', from: 241 }, 'ftp', 'W')).toBe('above 240 W')
  expect(rangeOf({ name: '1', to: 330 }, 'threshold-pace', '/km')).toBe('slower than 5:29 /km')
  expect(rangeOf({ name: '6', from: 98 }, 'css', '/100m')).toBe('faster than 1:39 /100m')
})

it('rides by power once it is known', () => {
  const ftp = { sport: 'bike', kind: 'ftp', value: 247, measuredOn: TODAY, source: 'typed' } as const
  expect(methodOn('bike', { athlete: { thresholds: [ftp] }, day: TODAY })).toBe('power')
  expect(methodOn('bike', { athlete: { thresholds: [ftp] }, day: '2027-01-27' })).toBe('pace')
  expect(methodOn('run', { athlete: { thresholds: [ftp] }, day: TODAY })).toBe('pace')
})
