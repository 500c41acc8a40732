import skeleton from '../../ui/skeleton.module.css'
import classes from './season-skeleton.module.css'

/** As high as the season's card, which comes a moment later. */
export const SeasonSkeleton = () => <div className={`${skeleton.skeleton} ${classes.season}`} />
