import { IconBulb } from '@tabler/icons-react'
import classes from './tips.module.css'

/** What makes a good week. */
export const Tips = () => (
  <aside className={classes.tips} aria-label="Tips">
    <IconBulb size={18} aria-hidden />
    <ul>
      <li>Keep at least one rest day: you get fitter while you recover.</li>
      <li>Mark one or two days as Endurance. They hold the long ride and the long run.</li>
      <li>Enter what you really have. No session will be longer than its day.</li>
    </ul>
  </aside>
)
