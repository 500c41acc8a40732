import { Button, Container, Stack, Text, Title } from '@mantine/core'

/** What is left when a screen breaks or its code cannot be loaded. */
export function RootError() {
  return (
    <Container size="xs" py={96}>
      <Stack align="center" ta="center">
        <Title order={1}>Something went wrong</Title>
        <Text c="dimmed">This page could not be shown. What you saved is safe. Please reload the page.</Text>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Stack>
    </Container>
  )
}
