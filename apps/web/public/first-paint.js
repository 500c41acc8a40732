// Runs before the page is drawn: the colours follow the device, and what this browser keeps is not drawn over.
const page = document.documentElement
const night = matchMedia('(prefers-color-scheme: dark)')
const followDevice = () => {
  page.dataset.mantineColorScheme = night.matches ? 'dark' : 'light'
}
followDevice()
// Mantine follows only while a part of the page is its own: a first visit has none.
night.addEventListener('change', followDevice)
const isUser = document.querySelector('meta[name="triplan-session"]').content === 'sent'
// A user's plan was drawn with what the server keeps, unless another one is to be shown.
const kept = isUser ? 'triplan.selectedPlan' : 'triplan.'
try {
  if (Object.keys(localStorage).some((key) => key.startsWith(kept))) page.dataset.kept = ''
} catch {
  page.dataset.kept = ''
}
