import { Button, Menu, Text } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay, RaceType } from '@tri/plan-engine'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { doneInPlan } from '../../data/workouts/done-lately.js'
import { raceTypeName } from '../../lib/measures/format.js'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js'
import { useUnits } from '../../ui/use-units.js'
import { draftFromPlan } from './form/draft-from-plan.js'
import { forgetGenerated, storeDraft, unsavedName } from './form/stored-draft.js'
import { distancesOf, SHORT_TO_LONG } from './race/race-types.js'

type Props = { plan: TrainingPlan; today: IsoDay }

/** Leads from a plan to the form for another race, filled in from the plan; what stands there unsaved is asked about. */
export function AnotherRaceButton({ plan, today }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ raceType: RaceType; unsaved: string }>()
  const begin = async (raceType: RaceType) => {
    // Where it cannot be had, the athlete tells of it in the form.
    const done = await doneInPlan(client, plan, today).catch(() => null)
    forgetGenerated()
    storeDraft(draftFromPlan(plan, { raceType, today, done }))
    navigate('/?new')
    // The form takes the plan's place: its reader begins at its top.
    window.scrollTo({ top: 0 })
  }
  const choose = async (raceType: RaceType) => {
    const unsaved = await unsavedName(today)
    if (unsaved === undefined) await begin(raceType)
    else setAsked({ raceType, unsaved })
  }
  return (
    <>
      <RaceMenu onChoose={choose} />
      {asked && (
        <ConfirmDialog
          title="Replace what you have begun?"
          confirmLabel="Replace it"
          onConfirm={() => begin(asked.raceType)}
          onClose={() => setAsked(undefined)}
        >
          <b>{asked.unsaved}</b> stands under New Plan and is not saved yet. The plan for another race takes its place.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Which race it is to be is not guessed. */
function RaceMenu({ onChoose }: { onChoose: (raceType: RaceType) => void }) {
  const units = useUnits()
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" mih={44} leftSection={<IconFlag size={18} aria-hidden />}>
          Plan another race...
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SHORT_TO_LONG.map((raceType) => (
          <Menu.Item
            key={raceType}
            mih={44}
            rightSection={
              <Text size="sm" c="dimmed">
                {distancesOf(raceType, units)}
              </Text>
            }
            onClick={() => onChoose(raceType)}
          >
            {raceTypeName(raceType)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
