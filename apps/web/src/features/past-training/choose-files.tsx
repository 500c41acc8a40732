import { Alert, Button, Card, FileButton, Title } from '@mantine/core'
import { IconAlertTriangle, IconFileZip, IconFolder } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { filesDropped } from './files-dropped.js'
import classes from './past-training.module.css'

type Props = { problem: string | undefined; onChoose: (files: readonly File[]) => void }

const ACCEPTED = '.zip,.fit,.tcx,.gpx,.gz'

/** All browsers know it; the types of React do not. */
const WHOLE_FOLDER = { webkitdirectory: '' }

/** How files come in: chosen, a whole folder, or dropped; and where to get them. */
export function ChooseFiles({ problem, onChoose }: Props) {
  const folder = useRef<HTMLInputElement>(null)
  const forgetChoice = useRef<() => void>(null)
  const [isOver, setOver] = useState(false)
  return (
    <>
      <section
        className={classes.drop}
        data-over={isOver || undefined}
        aria-label="Choose your files"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={async (event) => {
          event.preventDefault()
          setOver(false)
          onChoose(await filesDropped(event.dataTransfer))
        }}
      >
        <p className={classes.lead}>Drop an archive, files or a folder here</p>
        <div className={classes.buttons}>
          <FileButton
            accept={ACCEPTED}
            multiple
            resetRef={forgetChoice}
            onChange={(files) => {
              forgetChoice.current?.()
              onChoose(files)
            }}
          >
            {(props) => (
              <Button size="md" mih={44} leftSection={<IconFileZip size={18} aria-hidden />} {...props}>
                Choose archive or files
              </Button>
            )}
          </FileButton>
          <Button
            size="md"
            mih={44}
            variant="default"
            leftSection={<IconFolder size={18} aria-hidden />}
            onClick={() => folder.current?.click()}
          >
            Choose a folder
          </Button>
          <input
            ref={folder}
            type="file"
            hidden
            multiple
            {...WHOLE_FOLDER}
            aria-label="Choose a folder"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              onChoose(files)
            }}
          />
        </div>
        <p className={classes.hint}>
          .zip, .fit, .tcx, .gpx, also gzipped. They are read in this browser and stay on your device.
        </p>
      </section>
      <div role="status">
        {problem && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {problem}
          </Alert>
        )}
      </div>
      <Card component="section" aria-label="Where to get your archive">
        <Title order={2} size="h3">
          Where to get your archive
        </Title>
        <dl className={classes.ways}>
          <div>
            <dt>Garmin</dt>
            <dd>
              garmin.com, Account, Account Management, <b>Export Your Data</b>. The mail with the archive comes within
              days. Choose it as it is.
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
    </>
  )
}
