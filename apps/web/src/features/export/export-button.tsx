import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import type { ShownPlan } from '../../lib/shown-plan.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { ExportActions } from './export-actions.js'

/** The ways to take the plan away, one press from its name. */
export function ExportButton(shown: ShownPlan) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconShare2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Share and export
      </Button>
      {isOpen && (
        <Dialog title="Share and export" size="lg" onClose={() => setOpen(false)}>
          <ExportActions {...shown} />
        </Dialog>
      )}
    </>
  )
}
