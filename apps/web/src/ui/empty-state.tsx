import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  title: string
  message?: string
  /** The one thing to do next. */
  action?: ReactNode
}

/** Says what would be here, and how to get it. */
export function EmptyState({ title, message, action }: Props) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <Title order={2} size="h3">
        {title}
      </Title>
      {message && (
        <Text c="dimmed" maw={420}>
          {message}
        </Text>
      )}
      {action}
    </Stack>
  )
}
