import { IconCalendarWeek, IconChartLine, IconClock, IconFlag } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { PROGRESS_PATH, RACE_PATH } from './paths.js'
import { type PlanAddress, type PlanView, weekAddress } from './plan-address.js'
import classes from './plan-tabs.module.css'

type Tab = { view: PlanView; label: string; Icon: typeof IconClock; to: (address: PlanAddress) => string }

const TABS: readonly Tab[] = [
  { view: 'daily', label: 'Today', Icon: IconClock, to: () => '/' },
  { view: 'weekly', label: 'Week', Icon: IconCalendarWeek, to: ({ week }) => weekAddress(week) },
  { view: 'progress', label: 'Progress', Icon: IconChartLine, to: () => PROGRESS_PATH },
  { view: 'race', label: 'Race', Icon: IconFlag, to: () => RACE_PATH },
]

type Props = {
  address: PlanAddress
  /** Under the plan's name on a wide page, at the lower edge of a phone; the other place shows nothing. */
  place: 'head' | 'foot'
}

/** The four questions to a plan. */
export const PlanTabs = ({ address, place }: Props) => (
  <nav aria-label="Plan" className={classes.tabs} data-place={place}>
    {TABS.map(({ view, label, Icon, to }) => (
      <Link
        key={view}
        to={to(address)}
        className={classes.tab}
        aria-current={view === address.view ? 'page' : undefined}
      >
        {place === 'foot' && <Icon size={20} aria-hidden />}
        {label}
      </Link>
    ))}
  </nav>
)
