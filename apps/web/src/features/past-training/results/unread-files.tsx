import type { PastTraining, Remark } from '@tri/plan-files/archive'
import { counted } from '../../../lib/measures/format.js'
import classes from '../past-training.module.css'

type Props = Pick<PastTraining, 'unread' | 'unreadCount' | 'remarks' | 'twice' | 'passedOver'>

/** What could not be read and why, and what was left out for a good reason. */
export function UnreadFiles({ unread, unreadCount, remarks, twice, passedOver }: Props) {
  const left = [
    ...(twice > 0
      ? [
          twice === 1
            ? 'One was there twice and counts once.'
            : `${twice.toLocaleString('en')} were there twice and count once.`,
        ]
      : []),
    ...(passedOver > 0 ? [passedOverText(passedOver)] : []),
  ]
  return (
    <>
      {left.length > 0 && <p className={classes.hint}>{left.join(' ')}</p>}
      {unreadCount > 0 && (
        <details className={classes.more}>
          <summary>{counted(unreadCount, 'file')} could not be read</summary>
          <List remarks={unread} />
          {unreadCount > unread.length && <p className={classes.hint}>Only the first are listed.</p>}
        </details>
      )}
      {remarks.length > 0 && (
        <details className={classes.more}>
          <summary>{counted(remarks.length, 'file')} read in part</summary>
          <List remarks={remarks} />
        </details>
      )}
    </>
  )
}

const passedOverText = (count: number) =>
  count === 1
    ? 'One other file of the watch was passed over.'
    : `${count.toLocaleString('en')} other files of the watch were passed over.`

const List = ({ remarks }: { remarks: readonly Remark[] }) => (
  <ul className={classes.remarks}>
    {remarks.map(({ name, text }, index) => (
      <li key={`${index} ${name}`}>
        {name && <b>{name}</b>} {text}
      </li>
    ))}
  </ul>
)
