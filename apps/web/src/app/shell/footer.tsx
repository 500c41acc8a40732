import { Anchor, Container, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import row from '../../ui/row.module.css'
import { Brand } from './brand.js'
import classes from './footer.module.css'

export function Footer() {
  return (
    <footer className={classes.footer}>
      <Container size={1440} px={{ base: 'md', sm: 'xl' }} className={`${row.apart} ${classes.inner}`}>
        <Brand />
        <Text size="sm" c="dimmed">
          General guidance, not medical advice.
        </Text>
        <Group gap="md" component="nav" aria-label="Legal" className={classes.links}>
          <Anchor component={Link} to="/privacy-policy" size="sm" c="dimmed">
            Privacy Policy
          </Anchor>
          <Anchor component={Link} to="/terms-of-service" size="sm" c="dimmed">
            Terms of Service
          </Anchor>
        </Group>
      </Container>
    </footer>
  )
}
