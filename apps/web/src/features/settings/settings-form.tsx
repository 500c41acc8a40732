import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { User } from '@tri/api-contract'
import { experienceLevel, type Paces, SPORTS, type Sport, type WeeklySchedule } from '@tri/plan-engine'
import { type FormEvent, memo, useCallback, useState } from 'react'
import { hoursId } from '../../components/schedule/schedule-row.js'
import { useUpdatePreferences } from '../../data/account/account.js'
import { capitalised } from '../../lib/measures/format.js'
import { FactList } from '../../ui/fact-list.js'
import { PaceSlider } from '../../ui/pace-slider.js'
import { DefaultScheduleCard } from './default-schedule-card.js'
import { type SettingsDraft, saveState, scheduleErrors, settingsOf, toPreferences } from './settings-draft.js'
import classes from './settings-form.module.css'

const WORDS = {
  suggested: 'These are suggestions. Save them to make them yours.',
  unsaved: 'You have unsaved changes.',
  saved: 'Everything is saved.',
} as const

/** The three cards and the bar that says whether something is unsaved. */
export function SettingsForm({ user }: { user: User }) {
  const saved = settingsOf(user)
  const [draft, setDraft] = useState<SettingsDraft>(saved)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useUpdatePreferences()
  const state = saveState(draft, user)

  const onPace = useCallback(
    (sport: Sport, value: number) => setDraft((now) => ({ ...now, paces: { ...now.paces, [sport]: value } })),
    [],
  )
  const onSchedule = useCallback((schedule: WeeklySchedule) => setDraft((now) => ({ ...now, schedule })), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const [refused] = Object.keys(scheduleErrors(draft))
    setChecked(refused !== undefined)
    if (refused === undefined) mutate(toPreferences(draft))
    else document.getElementById(hoursId(Number(refused)))?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <ProfileCard username={user.username} paces={draft.paces} />
      <PacesCard paces={draft.paces} onChange={onPace} />
      <DefaultScheduleCard
        schedule={draft.schedule}
        errors={isChecked ? scheduleErrors(draft) : {}}
        onChange={onSchedule}
      />
      <Group className={classes.bar} justify="space-between" gap="sm">
        <Text size="sm" c={state === 'unsaved' ? 'var(--tri-ink)' : 'dimmed'} aria-live="polite">
          {WORDS[state]}
        </Text>
        <Group gap="sm" className={classes.buttons}>
          <Button
            variant="default"
            mih={44}
            disabled={state !== 'unsaved' || isPending}
            onClick={() => setDraft(saved)}
          >
            Discard
          </Button>
          <Button type="submit" mih={44} disabled={isPending}>
            {isPending ? 'Saving...' : 'Save Settings'}
          </Button>
        </Group>
      </Group>
    </form>
  )
}

const ProfileCard = memo(function ProfileCard({ username, paces }: { username: string; paces: Paces }) {
  return (
    <Card component="section" aria-label="Profile">
      <Stack gap="sm">
        <Title order={2} size="h3">
          Profile
        </Title>
        <FactList
          facts={[
            ['Username', username],
            ['Experience Level', capitalised(experienceLevel(paces))],
          ]}
        />
      </Stack>
    </Card>
  )
})

function PacesCard({ paces, onChange }: { paces: Paces; onChange: (sport: Sport, value: number) => void }) {
  return (
    <Card component="section" aria-label="Default Paces">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            Default Paces
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            A new plan starts with these. Your experience level follows from them.
          </Text>
        </div>
        {SPORTS.map((sport) => (
          <PaceSlider key={sport} sport={sport} value={paces[sport]} onChange={onChange} />
        ))}
      </Stack>
    </Card>
  )
}
