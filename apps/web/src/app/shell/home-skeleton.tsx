import { Container, Skeleton, Stack } from '@mantine/core'
import classes from './home-skeleton.module.css'

export function HomeSkeleton() {
  return (
    <Container size={1200} py={36} aria-busy aria-label="Loading">
      <Stack>
        <Skeleton height={32} width="60%" maw={420} />
        <Skeleton height={16} width="80%" maw={560} />
        <div className={classes.columns}>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </Stack>
    </Container>
  )
}
