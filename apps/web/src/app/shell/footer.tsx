import { Link } from 'react-router-dom'
import container from '../../ui/container.module.css'
import row from '../../ui/row.module.css'
import { Brand } from './brand.js'
import classes from './footer.module.css'

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={`${container.container} ${container.wide} ${row.apart} ${classes.inner}`}>
        <Brand />
        <p>General guidance, not medical advice.</p>
        <nav aria-label="Legal" className={classes.links}>
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/terms-of-service">Terms of Service</Link>
        </nav>
      </div>
    </footer>
  )
}
