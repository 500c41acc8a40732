/** Where the workouts of a plan are kept in the cache. */
export const workoutsKey = (planId: number) => ['/api/training-plans', planId, 'workouts'] as const
