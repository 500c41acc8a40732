/** Where a watch was after so many seconds. */
export type Point = { second: number; metres: number }

type Recorded = {
  sport: 'Running' | 'Biking' | 'Other'
  /** ISO 8601 with Z. */
  start: string
  seconds: number
  metres: number
  /** The course; only its start when left out. */
  points?: readonly Point[]
}

const trackpoint = (start: string, { second, metres }: Point) =>
  `<Trackpoint><Time>${new Date(Date.parse(start) + second * 1000).toISOString()}</Time><DistanceMeters>${metres.toFixed(1)}</DistanceMeters></Trackpoint>`

const activity = ({ sport, start, seconds, metres, points = [] }: Recorded) => `
  <Activity Sport="${sport}"><Id>${start}</Id>
    <Lap StartTime="${start}">
      <TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters><Calories>300</Calories>
      <AverageHeartRateBpm><Value>141</Value></AverageHeartRateBpm>
      <Track>${points.map((point) => trackpoint(start, point)).join('') || `<Trackpoint><Time>${start}</Time></Trackpoint>`}</Track>
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

type Tracked = {
  sport: 'Running' | 'Biking'
  /** ISO 8601 with Z. */
  start: string
  minutes: number
  metresASecond?: number
  watts?: number
  heart?: number
}

/** A TCX file with a point every two seconds. */
export function trackedTcx({ sport, start, minutes, metresASecond = 8, watts, heart }: Tracked): Buffer {
  const seconds = minutes * 60
  const points = Array.from({ length: seconds / 2 + 1 }, (_, index) => {
    const at = new Date(Date.parse(start) + index * 2000).toISOString()
    const power = watts ? `<Extensions><TPX><Watts>${watts}</Watts></TPX></Extensions>` : ''
    const beats = heart ? `<HeartRateBpm><Value>${heart}</Value></HeartRateBpm>` : ''
    const metres = index * 2 * metresASecond
    return `<Trackpoint><Time>${at}</Time><DistanceMeters>${metres}</DistanceMeters>${beats}${power}</Trackpoint>`
  })
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase><Activities><Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}">
<TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${seconds * metresASecond}</DistanceMeters><Calories>300</Calories>
<Track>${points.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`)
}
