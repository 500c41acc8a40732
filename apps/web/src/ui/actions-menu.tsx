import { Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { QuietIconButton } from './controls/plain-button.js'

type Props = {
  label: string
  /** What the pointer is told, where the sign does not tell it. */
  title?: string
  icon?: typeof IconDotsVertical
  /** True where it stands alone, with room for a finger. */
  isLarge?: boolean
  width?: number
  /** Its items. */
  children: ReactNode
}

/** Where the screen is lower than the menu, it is as high as there is room, and scrolls. */
const WITHIN_SCREEN = { flip: true, shift: true, size: { padding: 8 } }

/** What can be done to something, in a menu behind a button without words. */
export function ActionsMenu({ label, title, icon: Icon = IconDotsVertical, isLarge, width = 220, children }: Props) {
  return (
    <Menu position="bottom-end" width={width} middlewares={WITHIN_SCREEN} withinPortal>
      <Menu.Target>
        <QuietIconButton isLarge={isLarge} title={title} aria-label={label}>
          <Icon size={isLarge ? 18 : 16} aria-hidden />
        </QuietIconButton>
      </Menu.Target>
      <Menu.Dropdown style={{ overflowY: 'auto' }}>{children}</Menu.Dropdown>
    </Menu>
  )
}
