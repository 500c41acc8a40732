type Recorded = {
  sport: 'Running' | 'Biking' | 'Other'
  /** ISO 8601 with Z. */
  start: string
  seconds: number
  metres: number
}

const activity = ({ sport, start, seconds, metres }: Recorded) => `
  <Activity Sport="${sport}"><Id>${start}</Id>
    <Lap StartTime="${start}">
      <TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters><Calories>300</Calories>
      <AverageHeartRateBpm><Value>141</Value></AverageHeartRateBpm>
      <Track><Trackpoint><Time>${start}</Time></Trackpoint></Track>
    </Lap>
  </Activity>`

/** A TCX file as watches export it; of several activities, a multisport session. */
export function tcxFile(activities: readonly Recorded[]): Buffer {
  const [first, ...others] = activities.map(activity)
  const inner =
    others.length === 0
      ? first
      : `<MultiSportSession><Id>${activities[0]?.start}</Id><FirstSport>${first}</FirstSport>${others
          .map((each) => `<NextSport>${each}</NextSport>`)
          .join('')}</MultiSportSession>`
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>${inner}</Activities>
</TrainingCenterDatabase>`)
}
