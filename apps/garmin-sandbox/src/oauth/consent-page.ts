import { html, Markup, page } from '../http/html.js'
import { CONSENT, PERMISSIONS } from '../state/permissions.js'
import { type Athlete, nameOf } from '../state/state.js'

const MOST_SHOWN = 20

/** What the partner asked for, in the words of its request. */
export type Asked = {
  client_id: string
  redirect_uri: string
  code_challenge: string
  state: string
}

/** The page on which an athlete allows a partner to see activities; the first one without a connection is chosen. */
export function consentPage(asked: Asked, athletes: readonly Athlete[]): string {
  const shown = athletes.slice(0, MOST_SHOWN)
  const chosen = shown.find(({ registration }) => registration === null)?.number ?? 0
  const { origin } = new URL(asked.redirect_uri)
  return page(
    'Connect your account',
    html`<p>The app at <strong>${origin}</strong> asks to connect. Choose who you are and what it may do.</p>
<form class="card" method="post" action="/oauth2Confirm">
${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset><legend>Who you are</legend>
${shown.map((athlete) => athleteChoice(athlete, athlete.number === chosen))}
<label class="row"><input type="radio" name="athlete" value="0"${checked(chosen === 0)}> A new athlete</label>
</fieldset>
<fieldset><legend>What the app may do</legend>
${PERMISSIONS.map(
  (permission) =>
    html`<label class="row"><input type="checkbox" name="permissions" value="${permission}"${checked(CONSENT[permission].isTicked)}> ${CONSENT[permission].label}</label>`,
)}
</fieldset>
<div class="row-of">
<button class="main" name="decision" value="agree">Agree</button>
<button name="decision" value="cancel">Cancel</button>
</div>
</form>`,
    'narrow',
  )
}

const athleteChoice = (athlete: Athlete, isChosen: boolean) =>
  html`<label class="row"><input type="radio" name="athlete" value="${athlete.number}"${checked(isChosen)}> ${nameOf(athlete)}${
    athlete.registration && html` <span class="muted">connected</span>`
  }</label>`

/** The attribute of a box that is ticked. */
export const checked = (isChecked: boolean): Markup => new Markup(isChecked ? ' checked' : '')
