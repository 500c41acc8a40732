import { Button, Group, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { copyText } from '../../../../lib/browser/copy-text.js'

/** A token in full, which is not shown again. */
export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(token)
    setCopied(isDone)
    // The field selects itself, to be copied by hand.
    if (!isDone) field.current?.focus()
  }
  return (
    <>
      <Text size="sm">
        Copy it now and keep it like a password: it is not shown again. Send it with each call as{' '}
        <code>Authorization: Bearer</code>.
      </Text>
      <TextInput
        ref={field}
        label="Access token"
        mt="md"
        readOnly
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" mih={44} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button mih={44} onClick={onClose}>
          Done
        </Button>
      </Group>
    </>
  )
}
