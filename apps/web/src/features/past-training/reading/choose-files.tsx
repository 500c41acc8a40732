import { Alert, Button, FileButton } from '@mantine/core'
import { IconAlertTriangle, IconFileZip, IconFolder } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from '../past-training.module.css'
import { filesDropped } from './files-dropped.js'
import { WhereToGet } from './where-to-get.js'

type Choosing = { onChoose: (files: readonly File[]) => void }

type Props = Choosing & { problem: string | undefined }

const ACCEPTED = '.zip,.fit,.tcx,.gpx,.gz'

/** A file was moved or renamed before it was read. */
const LOST = 'What you dropped cannot be read any more. Please drop it again.'

/** All browsers know it; the types of React do not. */
const WHOLE_FOLDER = { webkitdirectory: '' }

/** How files come in: chosen, a whole folder, or dropped; and where to get them. */
export function ChooseFiles({ problem, onChoose }: Props) {
  const [isOver, setOver] = useState(false)
  const [lost, setLost] = useState<string>()
  const shown = lost ?? problem
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
          const files = await filesDropped(event.dataTransfer).catch(() => undefined)
          setLost(files ? undefined : LOST)
          if (files) onChoose(files)
        }}
      >
        <p className={classes.lead}>Drop an archive, files or a folder here</p>
        <div className={classes.buttons}>
          <FilesButton onChoose={onChoose} />
          <FolderButton onChoose={onChoose} />
        </div>
        <p className={classes.hint}>
          .zip, .fit, .tcx, .gpx, also gzipped. They are read in this browser and stay on your device.
        </p>
      </section>
      <div role="status">
        {shown && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {shown}
          </Alert>
        )}
      </div>
      <WhereToGet />
    </>
  )
}

function FilesButton({ onChoose }: Choosing) {
  const forgetChoice = useRef<() => void>(null)
  return (
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
  )
}

function FolderButton({ onChoose }: Choosing) {
  const folder = useRef<HTMLInputElement>(null)
  return (
    <>
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
    </>
  )
}
