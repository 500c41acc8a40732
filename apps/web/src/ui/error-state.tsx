import { Alert, Button, Container } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

type Props = {
  title: string
  error: Error
  /** Asks again; reloads the page where nothing better is known. */
  onRetry?: () => void
}

/** Says what could not be had, and offers to try again. */
export function ErrorState({ title, error, onRetry = () => window.location.reload() }: Props) {
  return (
    <Container size="sm" py={48}>
      <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
        <p>{error.message}</p>
        <Button variant="default" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    </Container>
  )
}
