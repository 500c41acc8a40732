// Runs before the page is drawn: the colours follow the device, and what this browser keeps is not drawn over.
const page = document.documentElement
page.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
try {
  if (Object.keys(localStorage).some((key) => key.startsWith('triplan.'))) page.dataset.kept = ''
} catch {
  page.dataset.kept = ''
}

// A page that is drawn already is seen before its modules are loaded; one that nobody looks at need not wait for that.
const modules = document.currentScript.dataset.modules?.split(' ') ?? []
const start = () => {
  for (const src of modules)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }))
}
document.addEventListener('DOMContentLoaded', () =>
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)),
)
