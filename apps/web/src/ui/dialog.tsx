import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './dialog.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Fills the screen of a phone; for dialogs with something to fill in. */
  isSheet?: boolean
  size?: string
}

const PHONE = '(max-width: 48em)'

/** A dialog with its title and a way out. Its head is no page header, so a page keeps one banner. */
export function Dialog({ title, onClose, children, isSheet = false, size = 'md' }: Props) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  useFocusReturn()
  return (
    <Modal.Root opened onClose={onClose} returnFocus={false} centered fullScreen={isSheet && isPhone} size={size}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} iconSize={20} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Closing by leaving the page's tree, a dialog gives the focus back itself: to its opener, or to the menu that held it. */
function useFocusReturn() {
  const [opener] = useState(() => {
    const active = document.activeElement
    const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
    return menu ? document.getElementById(menu) : active
  })
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
}
