import { Button, Container, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../lib/browser/page-title.js'

export function NotFound() {
  usePageTitle('Page Not Found')
  return (
    <Container size="xs" py={96}>
      <Stack align="center" gap="sm" ta="center">
        <Text fz={40} fw={700} lh={1} c="dimmed">
          404
        </Text>
        <Title order={1}>Page Not Found</Title>
        <Text c="dimmed">There is nothing at this address. Your plans are on the dashboard.</Text>
        <Button component={Link} to="/" mih={44} mt="sm">
          Go to the dashboard
        </Button>
      </Stack>
    </Container>
  )
}
