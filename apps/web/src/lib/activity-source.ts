/** Where a completed workout's values came from, by the id of the activity linked to it; undefined when the athlete typed them. */
export function linkedSource(garminActivityId: string | null): string | undefined {
  if (garminActivityId === null) return undefined
  if (garminActivityId.startsWith('file-')) return 'From a file'
  return garminActivityId.startsWith('test-') ? 'From a test activity' : 'From Garmin'
}
