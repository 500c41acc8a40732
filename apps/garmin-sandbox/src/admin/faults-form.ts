import * as z from 'zod'
import { html, Markup } from '../http/html.js'
import { checked } from '../oauth/consent-page.js'
import { type Faults, faults } from '../state/faults.js'

/** What the form says of each fault; one that has no label is missing from the form, which the types forbid. */
const LABELS: Record<keyof Faults, string> = {
  duplicate: 'Make each call twice',
  outOfOrder: 'Send the last first',
  backfillDisabled: 'Backfill is not enabled',
  history: 'History reaches back',
  delivery: 'Activities come by',
  lateSeconds: 'Hold calls back (seconds)',
  api: 'Answer the API with',
  apiCall: 'but only these calls',
  apiCalls: 'for this many calls',
  slowSeconds: 'Slow means (seconds)',
  retryAfterSeconds: 'A 429 says to come again after (seconds)',
  permissionFailures: 'Permission questions that fail',
  permissionShape: 'Permissions answered as',
  permissionChangeShape: 'Permission change says',
  permissionChangeKey: 'Permission change is called',
  activityIds: 'Activity ids are',
  scheduleShape: 'A new schedule is answered as',
  rateLimits: 'Rate limits',
}

/** The switches for what goes wrong. */
export const faultsForm = (current: Faults): Markup =>
  html`<form class="card" method="post" action="/sandbox/faults" aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<div class="fields">
${Object.keys(LABELS)
  .filter(isFault)
  .map((name) => field(name, current[name]))}
</div>
<button class="main">Set faults</button>
</form>`

function field(name: keyof Faults, value: Faults[keyof Faults]): Markup {
  if (typeof value === 'boolean')
    return html`<label class="row"><input type="checkbox" name="${name}"${checked(value)}> ${LABELS[name]}</label>`
  if (typeof value === 'number')
    return html`<label class="field">${LABELS[name]}<input type="number" name="${name}" value="${value}" min="0"></label>`
  return html`<label class="field">${LABELS[name]}<select name="${name}">${choicesOf(name).map(
    (choice) => html`<option${new Markup(choice === value ? ' selected' : '')}>${choice}</option>`,
  )}</select></label>`
}

const isFault = (name: string): name is keyof Faults => Object.hasOwn(LABELS, name)

function choicesOf(name: keyof Faults): string[] {
  const schema = faults.shape[name]
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}
