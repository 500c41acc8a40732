import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useDisconnectGarmin } from '../../data/activities/garmin.js'
import { Dialog } from '../../ui/dialog/dialog.js'

/** Asks before the connection ends, and whether what came through it goes, too. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const [erases, setErases] = useState(false)
  const { mutate, isPending } = useDisconnectGarmin()
  return (
    <Dialog title="Disconnect Garmin?" onClose={onClose}>
      <Stack gap="md">
        <Text>
          Nothing new arrives, and planned workouts are taken off Garmin. Completed workouts stay as they are. You can
          connect again at any time.
        </Text>
        <Checkbox
          label="Also erase the activities that came from Garmin"
          checked={erases}
          onChange={({ currentTarget }) => setErases(currentTarget.checked)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" mih={44} data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red.9"
            mih={44}
            disabled={isPending}
            onClick={() => mutate({ erases }, { onSuccess: onClose })}
          >
            Disconnect
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
