import { Container, Text, Title, Typography } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/browser/page-title.js'

type Props = { title: string; updated: string; children: ReactNode }

/** A long text with a readable measure. */
export function LegalPage({ title, updated, children }: Props) {
  usePageTitle(title)
  return (
    <Container size={720} py={48}>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="sm" mt="xs" mb="lg">
        Last updated on {updated}
      </Text>
      <Typography>{children}</Typography>
    </Container>
  )
}
