import { Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

type Props = {
  title: string
  message?: string
  /** A picture of what would be here. */
  icon?: Icon
  /** The one thing to do next. */
  action?: ReactNode
  /** Whether there is nothing else on the page: its title is the page's, then. */
  isPage?: boolean
}

/** Says what would be here, and how to get it. */
export function EmptyState({ title, message, icon: Mark, action, isPage = false }: Props) {
  return (
    <div className={classes.empty}>
      {Mark && (
        <span className={classes.mark} aria-hidden>
          <Mark size={24} />
        </span>
      )}
      <Title order={isPage ? 1 : 2} size="h3">
        {title}
      </Title>
      {message && (
        <Text c="dimmed" maw={420}>
          {message}
        </Text>
      )}
      {action}
    </div>
  )
}
