import { Container, SimpleGrid, Skeleton, Stack } from '@mantine/core'

export function HomeSkeleton() {
  return (
    <Container size={1200} py={36} aria-busy aria-label="Loading">
      <Stack>
        <Skeleton height={32} width="60%" maw={420} />
        <Skeleton height={16} width="80%" maw={560} />
        <SimpleGrid cols={{ base: 1, md: 2 }} mt="md">
          <Skeleton height={320} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </SimpleGrid>
      </Stack>
    </Container>
  )
}
