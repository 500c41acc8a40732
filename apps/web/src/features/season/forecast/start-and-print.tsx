import { Button, TextInput } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { printOnly } from '../print/use-printing.js'
import classes from './start-and-print.module.css'

type Props = { start: string; onChange: (start: string) => void }

/** When the race starts, which moves every time of the day, and all of it on paper. */
export function StartAndPrint({ start, onChange }: Props) {
  const input = useTypedBefore(onChange)
  return (
    <div className={classes.controls}>
      <TextInput
        ref={input}
        type="time"
        label="Race starts at"
        value={start}
        className={classes.start}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => printOnly('forecast')}
      >
        Print forecast
      </Button>
    </div>
  )
}

/** What was typed before the page was alive, which no event tells. */
function useTypedBefore(onTyped: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const tell = useRef(onTyped)
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {}
    if (value !== '' && value !== defaultValue) tell.current(value)
  }, [])
  return input
}
