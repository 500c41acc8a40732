import { FINDINGS, TITLES } from '../en/findings.js'
import { type AuditTexts, auditCatalogue } from './audit-texts.js'

export type { AuditTexts } from './audit-texts.js'

/** The words of an audit in English. */
export const en: AuditTexts = /* @__PURE__ */ auditCatalogue({ language: 'en', titles: TITLES, findings: FINDINGS })
