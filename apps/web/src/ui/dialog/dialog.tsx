import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useBackCloses } from '../../lib/browser/use-back-closes.js'
import classes from './dialog.module.css'

type Props = {
  title: string
  /** Left out where there is no way out but to choose. */
  onClose?: () => void
  children: ReactNode
  /** Fills the screen of a phone; for dialogs with something to fill in. */
  isSheet?: boolean
  /** Stands above every other dialog. */
  isUrgent?: boolean
  size?: string
}

/** The dialogs that are open, the last one on top: Escape is heard by all of them and meant for that one. */
const open: symbol[] = []
const ABOVE_DIALOGS = 300

const PHONE = '(max-width: 48em)'

/** A dialog with its title and a way out. Its head is no page header, so a page keeps one banner. */
export function Dialog({ title, onClose, children, isSheet = false, isUrgent = false, size = 'md' }: Props) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const isOnTop = useIsOnTop()
  useFocusReturn()
  useBackCloses(isSheet && Boolean(isPhone), () => onClose?.())
  return (
    <Modal.Root
      opened
      onClose={() => isOnTop() && onClose?.()}
      returnFocus={false}
      centered
      fullScreen={isSheet && isPhone}
      size={size}
      className={classes.dialog}
      {...(isUrgent && { zIndex: ABOVE_DIALOGS })}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label="Close" size={44} iconSize={20} />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function useIsOnTop(): () => boolean {
  const [self] = useState(() => Symbol('dialog'))
  useEffect(() => {
    open.push(self)
    return () => void open.splice(open.indexOf(self), 1)
  }, [self])
  return () => open.at(-1) === self
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
