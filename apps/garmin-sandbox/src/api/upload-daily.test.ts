import { describe, expect, it } from 'vitest'
import { activitiesIn } from '../activities/training-week.js'
import { connect, NOON, sandbox } from '../testing.js'

const HOUR = 3_600_000

describe('a connected athlete', () => {
  it('goes on training: each activity is reported once, when it has ended', async () => {
    let now = NOON
    const to = sandbox({ now: () => now, hurry: 1 })
    await connect(to, ['ACTIVITY_EXPORT'])
    const [athlete] = to.state.athletes
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      now += HOUR
      to.uploadNew()
    }
    const reported = to.state.deliveries.flatMap(
      ({ body }) => (body as { activities: { summaryId: string }[] }).activities,
    )
    const happened = activitiesIn({
      userId: athlete?.userId ?? '',
      window: { from: NOON / 1000, to: now / 1000 },
      offset: () => 3600,
    })
    expect(reported.length).toBeGreaterThan(4)
    expect(reported.map(({ summaryId }) => summaryId)).toEqual(happened.map(({ summaryId }) => summaryId))
  })

  it('who is not connected is left alone', () => {
    const to = sandbox({ now: () => NOON + 400 * HOUR })
    to.uploadNew()
    expect(to.state.deliveries).toEqual([])
  })
})
