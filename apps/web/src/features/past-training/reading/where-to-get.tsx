import { Card, Title } from '@mantine/core'
import classes from '../past-training.module.css'

/** The way to an archive, by whose it is. */
export const WhereToGet = () => (
  <Card component="section" aria-label="Where to get your archive">
    <Title order={2} size="h3">
      Where to get your archive
    </Title>
    <dl className={classes.ways}>
      <div>
        <dt>Garmin</dt>
        <dd>
          garmin.com, Account, Account Management, <b>Export Your Data</b>. The mail with the archive comes within days.
          Choose it as it is.
        </dd>
      </div>
      <div>
        <dt>Strava</dt>
        <dd>
          strava.com, Settings, My Account, Download or Delete Your Account, <b>Request Your Archive</b>. It comes
          within hours, for every account.
        </dd>
      </div>
      <div>
        <dt>Any watch</dt>
        <dd>A folder with its .fit, .tcx or .gpx files.</dd>
      </div>
    </dl>
  </Card>
)
