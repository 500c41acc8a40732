import { Badge, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AccessToken } from '@tri/api-contract'
import { useState } from 'react'
import { accessTokensQuery, useRevokeToken } from '../../../../data/account/access-tokens.js'
import { SCOPE_TEXT } from '../../../../lib/texts/account/access-token-text.js'
import { momentText } from '../../../../lib/texts/account/sign-in-text.js'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.js'
import { NotLoaded } from '../not-loaded.js'
import classes from '../security.module.css'
import { NewTokenDialog } from './new-token-dialog.js'

/** Keys for the user's own scripts: made, seen and revoked. */
export function AccessTokensCard() {
  const { data, error, refetch } = useQuery(accessTokensQuery)
  const [isMaking, setMaking] = useState(false)
  return (
    <Card component="section" aria-label="Access tokens">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          Access tokens
        </Title>
        <Button variant="default" mih={44} onClick={() => setMaking(true)}>
          New token
        </Button>
      </Group>
      <Text c="dimmed" size="sm" mt={4}>
        A script of yours calls the API with one in place of your password, and may do only what you ticked. What it
        changes is listed below.
      </Text>
      {error && <NotLoaded what="The access tokens" error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={60} mt="sm" role="status" aria-label="Loading the access tokens" />}
      <ul className={classes.list}>
        {data?.map((token) => (
          <Row key={token.id} {...token} />
        ))}
      </ul>
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </Card>
  )
}

function Row({ id, name, prefix, scopes, expiresAt, lastUsedAt }: AccessToken) {
  const { mutate, isPending } = useRevokeToken()
  const [isAsking, setAsking] = useState(false)
  return (
    <li className={classes.entry}>
      <div>
        <strong>{name}</strong>{' '}
        <Text component="code" size="sm" c="dimmed">
          {prefix}...
        </Text>
        <Group gap={6} my={4}>
          {scopes.map((scope) => (
            <Badge key={scope} variant="default" tt="none" fw={500}>
              {SCOPE_TEXT[scope].label}
            </Badge>
          ))}
        </Group>
        <Text c="dimmed" size="sm">
          {expiresAt ? `Until ${momentText(expiresAt)}` : 'Never ends'},{' '}
          {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'not used yet'}
        </Text>
      </div>
      <Button variant="default" mih={44} aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          confirmLabel="Revoke"
          isPending={isPending}
          onConfirm={() => mutate(id, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          Whatever calls with it is refused from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </li>
  )
}
