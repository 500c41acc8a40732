import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddActivities, useTakeBackActivities } from '../../data/activities/activities.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { ActivityChoice } from './activity-choice.js'
import { addLabel, completedText } from './activity-words.js'
import { bodyOf, type Choice, clash, loggedBefore, type Place, startChoices, targetsOf } from './choices.js'
import type { Read } from './read-file.js'

type Props = { read: Extract<Read, { ok: true }>; place: Place | undefined; onClose: () => void }

/** What was found in a file, and what of the plan it was; nothing is stored before the athlete agrees. */
export function ActivityDialog({ read, place, onClose }: Props) {
  const [choices, setChoices] = useState(() => startChoices(read.activities, place))
  const [replaces, setReplaces] = useState(false)
  const add = useAddActivities()
  const { mutate: takeBack } = useTakeBackActivities()
  const logged = loggedBefore(choices, place)
  const isClash = clash(choices)
  const file = bodyOf({ hash: read.hash, choices, place, replaces })
  const change = (next: Choice) => setChoices(choices.map((each) => (each.part === next.part ? next : each)))
  const send = () => {
    if (!file || isClash || add.isPending) return
    const names = choices.flatMap((choice) => nameOf(choice, place))
    add.mutate(
      {
        file,
        toast: ({ activities }) => ({
          title: activities.length === 1 ? 'Activity added' : `${activities.length} activities added`,
          message: completedText(names),
          undo: () => takeBack(activities[0]?.id ?? 0),
        }),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog title={found(read.activities.length)} size="lg" isSheet onClose={onClose}>
      <Stack gap="md">
        {choices.map((choice) => (
          <ActivityChoice
            key={choice.part}
            choice={choice}
            place={place}
            isAlone={choices.length === 1}
            onChange={change}
          />
        ))}
        <Notes notes={read.notes} />
        {isClash && (
          <Text role="alert" c="red">
            Two activities are given for one session. Choose another for one of them.
          </Text>
        )}
        {logged.length > 0 && (
          <Checkbox
            size="md"
            checked={replaces}
            onChange={(event) => setReplaces(event.currentTarget.checked)}
            label={`Replace what I logged for ${logged.map(({ exercise }) => exercise.name).join(', ')}`}
            description="Unticked, your own entry stays and the activity is only linked to it."
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" mih={44} onClick={onClose}>
            Cancel
          </Button>
          <Button mih={44} disabled={!file || isClash || add.isPending} onClick={send}>
            {add.isPending ? 'Adding...' : addLabel(file?.activities.length ?? 1)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

const found = (count: number) => (count === 1 ? 'Activity found' : `${count} activities found`)

const nameOf = (choice: Choice, place: Place | undefined) =>
  choice.isAdded
    ? targetsOf(choice, place)
        .filter(({ exercise }) => exercise.id === choice.exerciseId)
        .map(({ exercise }) => exercise.name)
        .slice(0, 1)
    : []

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <Alert variant="light" color="blue" icon={<IconInfoCircle aria-hidden />}>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </Alert>
  )
