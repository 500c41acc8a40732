import { Skeleton } from '@mantine/core'

/** As high as the season's card, which comes a moment later. */
export const SeasonSkeleton = () => <Skeleton h={{ base: 521, sm: 327 }} radius="lg" />
