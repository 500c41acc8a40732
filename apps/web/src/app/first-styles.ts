// What every page begins with; of Mantine only what is said of the page itself. Its components bring their own styles.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '../ui/theme/theme.css'
import './global.css'
