// The prediction while you type. Any bundler takes it: npx vite build examples/browser
import { experienceLevel, formatFinishTime, parseMph, parsePace, predictFinish, RACE_PRESETS } from '@tri/plan-engine'

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
for (const race of Object.keys(RACE_PRESETS)) form.race.add(new Option(race))

function show() {
  const paces = { swim: parsePace(form.swim.value), bike: parseMph(form.bike.value), run: parsePace(form.run.value) }
  const unread = Object.keys(paces).find((sport) => !paces[sport])
  status.textContent = unread
    ? `The ${unread} pace cannot be read.`
    : `${formatFinishTime(predictFinish(RACE_PRESETS[form.race.value], paces))}, ${experienceLevel(paces)}`
}

form.addEventListener('input', show)
show()
