import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { copyText } from '../lib/browser/copy-text.js'
import classes from './link-field.module.css'

type Props = { label: string; link: string; onCopied: () => void }

/** A link to take along: with a button that copies it, and selected to copy by hand where that cannot be. */
export function LinkField({ label, link, onCopied }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    if (await copyText(link)) return onCopied()
    field.current?.focus()
    field.current?.select()
  }
  return (
    <div className={classes.link}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.row}>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" mih={44} leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
