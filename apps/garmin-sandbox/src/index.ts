export { type Faults, NO_FAULTS } from './faults.js'
export { type SandboxOptions, WEBHOOK_KINDS, type WebhookKind } from './options.js'
export { PERMISSIONS, type Permission } from './permissions.js'
export { createSandbox, type Sandbox } from './sandbox.js'
