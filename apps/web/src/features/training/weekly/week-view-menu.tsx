import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import classes from './week-view-menu.module.css'

/** How many days of the week stand side by side where the screen is wide enough. */
export type WeekColumns = '4' | '7'

type Props = { columns: WeekColumns; onChange: (columns: WeekColumns) => void }

/** How the week is laid out; not offered where seven days have no room beside each other. */
export const WeekViewMenu = ({ columns, onChange }: Props) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <ActionIcon variant="default" size={44} aria-label="View" title="View" className={classes.view}>
        <IconColumns3 size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.RadioGroup value={columns} onChange={(value) => onChange(value === '7' ? '7' : '4')}>
        <Menu.RadioItem value="4">Four days in a row</Menu.RadioItem>
        <Menu.RadioItem value="7">Seven days in a row</Menu.RadioItem>
      </Menu.RadioGroup>
    </Menu.Dropdown>
  </Menu>
)
