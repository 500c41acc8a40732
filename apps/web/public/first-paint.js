// Runs before the page is drawn: the colours follow the device, and what this browser keeps is not drawn over.
const page = document.documentElement
page.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
try {
  if (Object.keys(localStorage).some((key) => key.startsWith('triplan.'))) page.dataset.kept = ''
} catch {
  page.dataset.kept = ''
}
