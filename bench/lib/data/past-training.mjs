import { createRequire } from 'node:module'

const fromPlanFiles = createRequire(new URL('../../../packages/plan-files/package.json', import.meta.url))
const { gzipSync, zipSync } = fromPlanFiles('fflate')
const { FitBaseType, FitEncoder } = fromPlanFiles('fit-file-parser/encoder')

const MINUTE = 60
const field = (number, size, value) => ({
  number,
  size,
  baseType: { 1: FitBaseType.Uint8, 2: FitBaseType.Uint16, 4: FitBaseType.Uint32 }[size],
  value,
})
const kind = (number, value) => ({ number, size: 1, baseType: FitBaseType.Enum, value })

/** The same noise each time. */
function newNoise(seed) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const FIT_SPORT = { run: 1, bike: 2, swim: 5 }
const METRES_A_SECOND = { run: 3, bike: 8.5, swim: 1.1 }

/** A FIT activity with a point a second, as watches write it: position, height, distance, speed, heart rate, cadence, watts. */
function fitFile({ sport, start, seconds, noise }) {
  const encoder = new FitEncoder({ protocolVersion: 0x10, profileVersion: 2100 })
  const first = FitEncoder.toFitTimestamp(start)
  encoder.writeMessage(0, [kind(0, 4), field(1, 2, 1), field(2, 2, 3113), field(4, 4, first)])
  let metres = 0
  for (let second = 0; second < seconds; second++) {
    metres += METRES_A_SECOND[sport] * (0.9 + 0.2 * noise())
    encoder.writeMessage(20, [
      field(253, 4, first + second),
      field(0, 4, 580_000_000 + Math.round(metres * 100)),
      field(1, 4, 120_000_000 + Math.round(metres * 60)),
      field(2, 2, 2_600 + Math.round(50 * noise())),
      field(5, 4, Math.round(metres * 100)),
      field(6, 2, Math.round(METRES_A_SECOND[sport] * 1000 * (0.9 + 0.2 * noise()))),
      field(3, 1, 120 + Math.round(40 * noise())),
      field(4, 1, 80 + Math.round(10 * noise())),
      field(7, 2, sport === 'bike' ? 150 + Math.round(150 * noise()) : 0xffff),
    ])
  }
  encoder.writeMessage(18, [
    field(253, 4, first + seconds),
    field(2, 4, first),
    kind(5, FIT_SPORT[sport]),
    kind(6, 0),
    field(7, 4, seconds * 1000),
    field(8, 4, seconds * 1000),
    field(9, 4, Math.round(metres * 100)),
    field(16, 1, 140),
    field(17, 1, 160),
  ])
  return encoder.close()
}

const iso = (start, second) => new Date(start.getTime() + second * 1000).toISOString()

function tcxFile({ sport, start, seconds, noise }) {
  const points = []
  for (let second = 0; second < seconds; second++)
    points.push(
      `<Trackpoint><Time>${iso(start, second)}</Time><Position><LatitudeDegrees>${48 + second / 1e5}</LatitudeDegrees><LongitudeDegrees>11.5</LongitudeDegrees></Position><AltitudeMeters>${(500 + 20 * noise()).toFixed(1)}</AltitudeMeters><DistanceMeters>${(second * METRES_A_SECOND[sport]).toFixed(1)}</DistanceMeters><HeartRateBpm><Value>${120 + Math.round(40 * noise())}</Value></HeartRateBpm></Trackpoint>\n`,
    )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${sport === 'run' ? 'Running' : 'Biking'}"><Id>${iso(start, 0)}</Id><Lap StartTime="${iso(start, 0)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${Math.round(seconds * METRES_A_SECOND[sport])}</DistanceMeters><Calories>500</Calories><Track>
${points.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`)
}

function gpxFile({ start, seconds, noise }) {
  const points = []
  for (let second = 0; second < seconds; second++)
    points.push(
      `<trkpt lat="${(48 + second / 4e4).toFixed(6)}" lon="11.500000"><ele>${(500 + 20 * noise()).toFixed(1)}</ele><time>${iso(start, second)}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${120 + Math.round(40 * noise())}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>\n`,
    )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><name>Morning run</name><type>running</type><trkseg>
${points.join('')}</trkseg></trk></gpx>`)
}

/** Days between two activities: a thousand of them in five years. */
const DAYS_BETWEEN = 1.8

/**
 * An archive like Strava's: `activities.csv`, and so many recordings of 20 to 100 minutes with a point a second up to a day, the most of them FIT and
 * gzipped, one in twenty TCX and one in twenty GPX. `seconds` are those of all together.
 */
export function makeArchive({ activities, until }) {
  const noise = newNoise(7)
  const parts = {}
  const rows = [
    'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename',
  ]
  let seconds = 0
  for (let number = 0; number < activities; number++) {
    const sport = number % 20 < 2 ? 'run' : ['bike', 'run', 'swim', 'bike', 'run'][number % 5]
    const start = new Date(until.getTime() - Math.round((activities - number) * DAYS_BETWEEN * 24 * 60) * MINUTE * 1000)
    const of = { sport, start, seconds: Math.round((20 + 80 * noise()) * MINUTE), noise }
    const name = `activities/${1_000_000 + number}.${number % 20 === 0 ? 'tcx' : number % 20 === 1 ? 'gpx' : 'fit'}.gz`
    parts[name] = gzipSync(number % 20 === 0 ? tcxFile(of) : number % 20 === 1 ? gpxFile(of) : fitFile(of), {
      level: 3,
    })
    rows.push(
      `${number},"${start.toISOString()}",Session ${number},${sport === 'bike' ? 'Ride' : sport === 'run' ? 'Run' : 'Swim'},,${of.seconds},10,${name}`,
    )
    seconds += of.seconds
  }
  parts['activities.csv'] = new TextEncoder().encode(rows.join('\n'))
  return { zip: zipSync(parts, { level: 0 }), seconds }
}
