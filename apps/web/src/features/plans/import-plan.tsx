import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImportPlan } from '../../data/plans/plan-files.js'
import { handOverPlan } from '../../lib/handed-over-plan.js'
import { readPlan } from './read-plan.js'

/** Takes a plan out of a `.triplan.json` file, and shows it. */
export function ImportPlan() {
  const navigate = useNavigate()
  const forgetChoice = useRef<() => void>(null)
  const { mutate, isPending } = useImportPlan(readPlan)
  const bringIn = (file: File | null) => {
    // The same file can be chosen again, mended in the meantime.
    forgetChoice.current?.()
    if (!file) return
    mutate(file, {
      onSuccess: ({ id }) => {
        handOverPlan(id)
        navigate('/')
      },
    })
  }
  return (
    <FileButton accept=".json,application/json" resetRef={forgetChoice} onChange={bringIn}>
      {(props) => (
        <Button
          variant="default"
          mih={44}
          disabled={isPending}
          leftSection={<IconFileImport size={18} aria-hidden />}
          {...props}
        >
          {isPending ? 'Importing...' : 'Import a plan'}
        </Button>
      )}
    </FileButton>
  )
}
