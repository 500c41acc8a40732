import { IconAlertCircle } from '@tabler/icons-react'
import classes from './form-problem.module.css'

/** What is wrong with a part of the form; whoever submits it is led here. */
export const FormProblem = ({ id, text }: { id: string; text: string }) => (
  <div id={id} tabIndex={-1} role="alert" className={classes.problem}>
    <IconAlertCircle size={20} aria-hidden />
    <span>{text}</span>
  </div>
)
