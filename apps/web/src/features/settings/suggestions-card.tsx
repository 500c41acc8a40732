import { Card, Switch, Text, Title } from '@mantine/core'
import type { User } from '@tri/api-contract'
import { useUpdatePreferences } from '../../data/account/account.js'

/** Whether Today suggests changes of the plan; a choice counts at once. */
export function SuggestionsCard({ user }: { user: User }) {
  const { mutate, isPending, variables } = useUpdatePreferences()
  const suggestsChanges = isPending ? variables.suggestsChanges : user.suggestsChanges
  return (
    <Card component="section" aria-label="Suggestions">
      <Title order={2} size="h3">
        Suggestions
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="sm">
        After missed days, illness or too much training, Today shows how your plan could go on. Nothing changes before
        you accept it; what you tell of time off and races is always answered.
      </Text>
      <Switch
        label="Suggest changes"
        checked={suggestsChanges !== false}
        disabled={isPending}
        onChange={({ currentTarget: { checked } }) => mutate({ suggestsChanges: checked })}
      />
    </Card>
  )
}
