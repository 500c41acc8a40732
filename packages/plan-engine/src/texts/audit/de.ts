import { FINDINGS, TITLES } from '../de/findings.js'
import { type AuditTexts, auditCatalogue } from './audit-texts.js'

export type { AuditTexts } from './audit-texts.js'

/** The words of an audit in German. */
export const de: AuditTexts = /* @__PURE__ */ auditCatalogue({ language: 'de', titles: TITLES, findings: FINDINGS })
