import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'

const field = (number: number, size: 1 | 2 | 4, value: number): FitEncoderField => ({
  number,
  size,
  baseType: { 1: FitBaseType.Uint8, 2: FitBaseType.Uint16, 4: FitBaseType.Uint32 }[size],
  value,
})
const kind = (number: number, value: number): FitEncoderField => ({
  number,
  size: 1,
  baseType: FitBaseType.Enum,
  value,
})

export type FitSession = {
  sport: number
  subSport?: number
  start: string
  seconds: number
  metres?: number
  heart?: number
}

/** Seconds of FIT's clock. */
const fitTime = (instant: string) => FitEncoder.toFitTimestamp(new Date(instant))

const sessionFields = ({
  sport,
  subSport = 0,
  start,
  seconds,
  metres = 0xffffffff / 100,
  heart = 0xff,
}: FitSession) => [
  field(253, 4, fitTime(start) + seconds),
  field(2, 4, fitTime(start)),
  kind(5, sport),
  kind(6, subSport),
  field(7, 4, (seconds + 30) * 1000),
  field(8, 4, seconds * 1000),
  field(9, 4, Math.round(metres * 100)),
  field(11, 2, 512),
  field(16, 1, heart),
  field(17, 1, heart === 0xff ? 0xff : heart + 20),
  field(22, 2, 84),
]

export type FitFile = {
  sessions: readonly FitSession[]
  /** How far local time was ahead of UTC, in hours. */
  hoursAhead?: number
  /** Points of the track, a second apart, each 3 m further. */
  records?: number
  fileType?: number
}

/** A FIT activity as watches write it: id, track, sessions, then the activity with the local time. */
export function fitActivity({ sessions, hoursAhead, records = 0, fileType = 4 }: FitFile): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: 0x10, profileVersion: 2100 })
  encoder.writeMessage(0, [kind(0, fileType), field(1, 2, 1), field(2, 2, 3113)])
  const first = fitTime(sessions[0]?.start ?? '2027-03-08T06:00:00Z')
  for (let index = 0; index < records; index++)
    encoder.writeMessage(20, [field(253, 4, first + index), field(5, 4, index * 300), field(3, 1, 140 + (index % 2))])
  for (const session of sessions) encoder.writeMessage(18, sessionFields(session))
  const end = first + 3600
  if (hoursAhead !== undefined) encoder.writeMessage(34, [field(253, 4, end), field(5, 4, end + hoursAhead * 3600)])
  return encoder.close()
}

const utf8 = (text: string) => new TextEncoder().encode(text)

const lap = (start: string, seconds: number, metres: number, heart: number) => `
      <Lap StartTime="${start}">
        <TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters>
        <Calories>100</Calories>
        <AverageHeartRateBpm><Value>${heart}</Value></AverageHeartRateBpm>
        <MaximumHeartRateBpm><Value>${heart + 15}</Value></MaximumHeartRateBpm>
        <Track>
          <Trackpoint><Time>${start}</Time><AltitudeMeters>500</AltitudeMeters><DistanceMeters>5</DistanceMeters>
            <HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>
          <Trackpoint><AltitudeMeters>512</AltitudeMeters></Trackpoint>
        </Track>
      </Lap>`

const tcxActivity = (sport: string, start: string) => `
    <Activity Sport="${sport}"><Id>${start}</Id>${lap(start, 600, 2000, 130)}${lap(start, 300, 1000, 160)}
      <Notes>Žluťoučký &amp; kůň</Notes>
    </Activity>`

const tcx = (activities: string) =>
  utf8(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>${activities}</Activities>
</TrainingCenterDatabase>`)

/** A TCX file with one activity of two laps. */
export const tcxFile = (sport: string, start = '2027-03-08T06:00:00Z'): Uint8Array => tcx(tcxActivity(sport, start))

/** A ride, a change of shoes and a run. */
export const tcxMultisport = (): Uint8Array =>
  tcx(`<MultiSportSession><Id>2027-03-08T06:00:00Z</Id>
    <FirstSport>${tcxActivity('Biking', '2027-03-08T06:00:00Z')}</FirstSport>
    <NextSport><Transition>${lap('2027-03-08T06:15:00Z', 90, 100, 120)}</Transition>${tcxActivity('Running', '2027-03-08T06:17:00Z')}</NextSport>
  </MultiSportSession>`)

export type GpxPoint = { latitude: number; longitude: number; time?: string; altitude?: number; heart?: number }

const trackPoint = ({ latitude, longitude, time, altitude, heart }: GpxPoint) =>
  `<trkpt lat="${latitude}" lon="${longitude}">${altitude === undefined ? '' : `<ele>${altitude}</ele>`}${
    time ? `<time>${time}</time>` : ''
  }${heart ? `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heart}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>` : ''}</trkpt>\n`

/** A GPX file of one track. */
export const gpxText = (type: string, points: readonly GpxPoint[]): string =>
  `<?xml version="1.0"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
<trk><name>Morning Run</name><type>${type}</type><trkseg>${points.map(trackPoint).join('')}</trkseg></trk></gpx>`

export const gpxFile = (type: string, points: readonly GpxPoint[]): Uint8Array => utf8(gpxText(type, points))

/** Points on the equator, a second and so many metres apart, from six in the morning on. */
export const alongEquator = (count: number, metresApart: number): readonly GpxPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: 0,
    longitude: (index * metresApart) / 111_195.08,
    time: new Date(Date.UTC(2027, 2, 8, 6, 0, index)).toISOString(),
    altitude: 100 + (index % 100 < 50 ? index % 100 : 100 - (index % 100)),
    heart: 150,
  }))
