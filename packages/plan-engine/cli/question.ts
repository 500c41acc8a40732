import type { AuditedPlan, AuditInput } from '../src/audit/facts/audited-plan.js'

/** A plan with what it was made from: what an audit needs. */
export type Question = { input: AuditInput; plan: AuditedPlan }
