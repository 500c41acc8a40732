import { describe, expect, it } from 'vitest'
import { readTcx } from './tcx.js'

const START = '2027-03-08T06:00:00Z'

const read = (content: string) =>
  readTcx(
    new TextEncoder().encode(`<TrainingCenterDatabase><Activities>${content}</Activities></TrainingCenterDatabase>`),
  )
const lap = (content: string, start = START) => `<Lap StartTime="${start}">${content}</Lap>`
const heart = (kind: 'Average' | 'Maximum', rate: number) =>
  `<${kind}HeartRateBpm><Value>${rate}</Value></${kind}HeartRateBpm>`
const activity = (content: string) => `<Activity Sport="Running">${content}</Activity>`
const one = (content: string) => read(activity(content))[0]
const seconds = (count: number) => `<TotalTimeSeconds>${count}</TotalTimeSeconds>`

describe('the laps of an activity', () => {
  it('are added up, with the metres and calories that are given', () => {
    const laps = [
      lap(`${seconds(600)}<DistanceMeters>2000</DistanceMeters><Calories>90</Calories>`),
      lap(`${seconds(300)}<DistanceMeters>1000</DistanceMeters><Calories>60</Calories>`),
    ]
    expect(one(laps.join(''))).toMatchObject({ seconds: 900, metres: 3000, calories: 150 })
    expect(one(lap(`${seconds(600)}<DistanceMeters/><Calories>much</Calories>`))).toMatchObject({
      seconds: 600,
      metres: undefined,
      calories: undefined,
    })
  })

  it('count their heart rate by their time, and not where it was not measured', () => {
    const of = (count: number, rate: number) =>
      lap(seconds(count) + heart('Average', rate) + heart('Maximum', rate + 9))
    expect(one(of(600, 130) + of(300, 160))).toMatchObject({ averageHeartRate: 140, maxHeartRate: 169 })
    expect(one(of(600, 0) + of(300, 160))?.averageHeartRate).toBe(160)
    expect(one(lap(seconds(600)))).toMatchObject({ averageHeartRate: undefined, maxHeartRate: undefined })
  })

  it('have no heart rate of what is within them', () => {
    const deeper = `<Extensions>${heart('Average', 200)}${heart('Maximum', 220)}</Extensions>`
    expect(one(lap(seconds(600) + heart('Average', 130) + heart('Maximum', 140) + deeper))).toMatchObject({
      averageHeartRate: 130,
      maxHeartRate: 140,
    })
  })

  it('climb by the altitudes that are given', () => {
    const [low, none, high] = ['100', '', '110'].map((metres) => `<AltitudeMeters>${metres}</AltitudeMeters>`)
    expect(one(lap(`${seconds(60)}<Track>${low}${none}${high}</Track>`))?.ascentMetres).toBe(10)
  })
})

describe('an activity', () => {
  it('starts when its id or its first lap says, whatever the notes say', () => {
    const start = Date.parse(START)
    expect(one(`<Notes>2020-01-01T00:00:00Z</Notes><Id>${START}</Id>`)?.start).toBe(start)
    expect(one(lap(seconds(60)) + lap(seconds(60), '2027-03-08T07:00:00Z'))?.start).toBe(start)
    expect(one(`<Creator><Id>2020-01-01T00:00:00Z</Id></Creator>${lap(seconds(60))}`)?.start).toBe(start)
  })

  it('is named by its own notes', () => {
    expect(one(`<Id>${START}</Id>${lap(`${seconds(60)}<Notes>First lap</Notes>`)}<Notes>Long</Notes>`)?.name).toBe(
      'Long',
    )
    expect(one(`<Notes>Long</Notes>${lap('<Notes>First lap</Notes>')}`)?.name).toBe('Long')
  })

  it('takes the time of laps only', () => {
    expect(one(`${seconds(30)}${lap(seconds(60))}`)?.seconds).toBe(60)
  })

  it('is one of a hundred at most', () => {
    expect(read(activity(lap(seconds(60))).repeat(100))).toHaveLength(100)
    expect(() => read(activity(lap(seconds(60))).repeat(101))).toThrow('more than 100 activities')
  })
})
