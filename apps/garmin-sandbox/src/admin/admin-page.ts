import { html, type Markup, page } from '../http/html.js'
import { checked } from '../oauth/consent-page.js'
import type { Delivery } from '../state/deliveries.js'
import { CONSENT, PERMISSIONS } from '../state/permissions.js'
import { type Athlete, nameOf } from '../state/state.js'
import type { World } from '../state/world.js'
import { faultsForm } from './faults-form.js'

const MOST_ROWS = 25

/** The sandbox at a glance, with a button for everything that can happen at Garmin. */
export const adminPage = (world: World): string =>
  page(
    'Garmin sandbox',
    html`<p>Connect on the Garmin page of the app; then make things happen here.</p>
${world.state.athletes.map(athleteCard)}
${faultsForm(world.state.faults)}
${callsTable(world)}
${workoutsTable(world)}`,
  )

function athleteCard(athlete: Athlete): Markup {
  const { registration, userId, recorded } = athlete
  return html`<section aria-labelledby="athlete-${athlete.number}">
<h2 id="athlete-${athlete.number}">${nameOf(athlete)}</h2>
<p class="muted"><span class="state">${registration ? 'Connected' : 'Not connected'}</span> <code>${userId}</code></p>
${registration && html`${recordButtons(athlete)}${recorded.length > 0 && againButtons(athlete)}${permissionBoxes(athlete)}${endButtons(athlete)}`}
</section>`
}

const recordButtons = ({ number }: Athlete) =>
  html`<form class="row-of" method="post" action="/sandbox/athletes/${number}/activities">
<span class="muted">Record and report now:</span>
${(['run', 'ride', 'swim', 'multisport'] as const).map((sport) => html`<button name="sport" value="${sport}">${sport}</button>`)}
</form>`

const againButtons = (athlete: Athlete) =>
  html`<div class="row-of"><span class="muted">The last of them:</span>${button(athlete, 'repeat', 'report again')}${button(athlete, 'correct', 'rename and report')}</div>`

const permissionBoxes = ({ number, registration }: Athlete) =>
  html`<form method="post" action="/sandbox/athletes/${number}/permissions">
<fieldset class="fields"><legend>Permissions</legend>
${PERMISSIONS.map(
  (permission) =>
    html`<label class="row"><input type="checkbox" name="permissions" value="${permission}"${checked(registration?.permissions.includes(permission) ?? false)}> ${CONSENT[permission].label}</label>`,
)}
</fieldset>
<button>Change permissions</button>
</form>`

const endButtons = (athlete: Athlete) =>
  html`<div class="row-of"><span class="muted">End:</span>${button(athlete, 'expire', 'access token expires')}${button(athlete, 'deregister', 'athlete disconnects at Garmin', 'grave')}${button(athlete, 'revoke', 'access revoked, nobody told', 'grave')}</div>`

const button = ({ number }: Athlete, act: string, label: string, look = '') =>
  html`<form method="post" action="/sandbox/athletes/${number}/${act}"><button class="${look}">${label}</button></form>`

const callsTable = ({ state }: World) =>
  html`<section aria-labelledby="calls">
<h2 id="calls">Calls to the app</h2>
${
  state.deliveries.length === 0
    ? html`<p class="muted">None yet.</p>`
    : html`<form class="row-of" method="post" action="/sandbox/skip"><span class="muted">Do not wait for retries:</span>
<button name="seconds" value="60">1 minute on</button><button name="seconds" value="3600">1 hour on</button><button name="seconds" value="86400">1 day on</button></form>
<div class="scroll" tabindex="0" role="region" aria-label="Table of calls"><table><thead><tr><th>No.</th><th>Kind</th><th>Made (UTC)</th><th>Tries</th><th>Answer</th><th>State</th></tr></thead>
<tbody>${state.deliveries.slice(-MOST_ROWS).reverse().map(callRow)}</tbody></table></div>`
}
</section>`

const callRow = ({ number, kind, madeAt, attempts, answer, outcome }: Delivery) =>
  html`<tr><td>${number}</td><td>${kind}</td><td>${timeOf(madeAt)}</td><td>${attempts}</td><td>${answer ?? ''}</td><td>${outcome}</td></tr>`

const workoutsTable = ({ state }: World) =>
  html`<section aria-labelledby="workouts">
<h2 id="workouts">Workouts on the watches</h2>
${
  state.workouts.length === 0
    ? html`<p class="muted">None yet.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Table of workouts"><table><thead><tr><th>Athlete</th><th>Days</th><th>Sport</th><th>Workout</th></tr></thead>
<tbody>${state.workouts
        .slice(-MOST_ROWS)
        .map(
          ({ workoutId, athlete, body }) =>
            html`<tr><td>${athlete}</td><td>${daysOf(state.schedules, workoutId)}</td><td>${String(body.sport)}</td><td>${String(body.workoutName)}</td></tr>`,
        )}</tbody></table></div>`
}
</section>`

const daysOf = (schedules: World['state']['schedules'], id: number) =>
  schedules
    .filter(({ workoutId }) => workoutId === id)
    .map(({ date }) => date)
    .join(', ')

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
