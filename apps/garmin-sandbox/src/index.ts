export { createSandbox, type Sandbox } from './sandbox.js'
export { type Faults, NO_FAULTS } from './state/faults.js'
export { type SandboxOptions, WEBHOOK_KINDS, type WebhookKind } from './state/options.js'
export { PERMISSIONS, type Permission } from './state/permissions.js'
