import { Button, Text } from '@mantine/core'

type Props = { what: string; error: Error; retry: () => unknown }

/** Says that a part of the page could not be loaded, and why. */
export const NotLoaded = ({ what, error, retry }: Props) => (
  <Text role="alert" size="sm" mt="sm">
    {what} could not be loaded. {error.message}{' '}
    <Button variant="subtle" size="compact-sm" mih={44} onClick={() => retry()}>
      Try again
    </Button>
  </Text>
)
