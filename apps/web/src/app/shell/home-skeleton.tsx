import container from '../../ui/container.module.css'
import skeleton from '../../ui/skeleton.module.css'
import classes from './home-skeleton.module.css'

export function HomeSkeleton() {
  return (
    <div className={`${container.container} ${classes.page}`} role="status" aria-busy aria-label="Loading">
      <div className={`${skeleton.skeleton} ${classes.title}`} />
      <div className={`${skeleton.skeleton} ${classes.line}`} />
      <div className={classes.columns}>
        <div className={skeleton.skeleton} />
        <div className={skeleton.skeleton} />
      </div>
    </div>
  )
}
