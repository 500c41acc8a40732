import { Button, Card, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pastImportsQuery, useRemoveImport } from '../../data/activities/past-training.js'
import classes from './past-training.module.css'
import { spanText } from './past-words.js'

/** What was kept of files before, each import to be removed again. */
export function KeptImports() {
  const { data } = useQuery(pastImportsQuery)
  const { mutate, isPending, variables, error } = useRemoveImport()
  if (!data || data.length === 0) return null
  return (
    <Card component="section" aria-label="What you keep">
      <Title order={2} size="h3">
        What you keep
      </Title>
      {error && (
        <p role="alert" className={classes.hint}>
          It could not be removed. {error.message}
        </p>
      )}
      <ul className={classes.imports}>
        {data.map(({ id, name, activities, firstDay, lastDay }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span>{spanText(activities, firstDay, lastDay)}</span>
            </p>
            <Button variant="default" mih={44} loading={isPending && variables === id} onClick={() => mutate(id)}>
              Remove
              <VisuallyHidden>, {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
