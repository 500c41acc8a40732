import type { Proposal } from '@tri/api-contract'

/** Of a plan that goes as planned. */
export const NOTHING_PROPOSED: Proposal = {
  ...{ id: 'nothing', basedOn: 'nothing', isDeclined: false },
  ...{ facts: [], findings: [], changes: [], notices: [], touched: [] },
}
