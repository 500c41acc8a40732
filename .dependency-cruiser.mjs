// Who may import whom: one table of rooms, deny by default; `npm run lint` holds the code to it. A room is a folder; it sees
// itself and the rooms that its row names, and a new folder sees nothing until it has a row. Tests and `testing/` may import
// anything.

import { basename, dirname } from 'node:path'

const LIB = ['lib', 'lib/browser', 'lib/dates', 'lib/measures', 'lib/texts', 'lib/texts/account']
const UI = ['ui', 'ui/controls', 'ui/dialog', 'ui/theme']
const COMPONENTS = ['calendar', 'goal', 'log', 'plan-check', 'schedule', 'session', 'start', 'week'].map(
  (room) => `components/${room}`,
)
/** The queries and mutations of the web app, by what they are of. */
const DATA = ['account', 'activities', 'adapt', 'admin', 'plans', 'workouts'].map((room) => `data/${room}`)
/** What every feature of the web app sees. */
const WEB = [...LIB, ...COMPONENTS, 'pwa', 'data', ...DATA, 'http', 'session', ...UI]

const form = 'features/plan-setup/form'
const inTraining = (...rooms) => [...WEB, ...rooms.map((room) => `features/training/${room}`)]

/** What every room of Garmin's sees. */
const GARMIN = ['config', 'db', 'http', 'jobs', 'users', 'workouts', 'garmin/client']

/** What every room of the engine sees, file by file. */
const ENGINE = [
  'calendar',
  'clamp-amount',
  'engine-version',
  'lookup',
  'session-log',
  'sources',
  'steps',
  'sums',
  'types',
  'vocabulary',
].map((file) => `${file}.ts`)

/** What the words of a plan are made from. */
const TEXTS = [...ENGINE, 'codes', 'formulas', 'sessions', 'sessions/library']

/** Rooms that all see this file, which sees none of them. */
const allSeeing = (file, rooms) => ({
  [file]: [],
  ...Object.fromEntries(Object.entries(rooms).map(([room, names]) => [room, [...names, file]])),
})

/**
 * Each package: its rooms with the rooms they see, and the packages of ours that it sees. `.` is the folder itself; a file has a
 * row of its own where it stands below the rest of its folder.
 */
export const HOUSE = {
  'apps/web/src': {
    sees: ['plan-engine', 'api-contract', 'plan-files'],
    rooms: {
      lib: ['lib/browser', 'lib/measures'],
      'lib/browser': [],
      'lib/dates': ['lib/browser'],
      'lib/measures': [],
      'lib/texts': ['lib', 'lib/measures'],
      'lib/texts/account': ['lib/texts'],
      ui: [...LIB, 'ui/controls'],
      'ui/controls': [],
      'ui/dialog': LIB,
      'ui/theme': [],
      'components/calendar': [...LIB, ...UI],
      'components/goal': [...LIB, ...UI],
      'components/log': [...LIB, ...UI],
      'components/plan-check': [...LIB, ...UI],
      'components/schedule': [...LIB, ...UI],
      'components/session': [...LIB, ...UI, 'components/start'],
      'components/start': UI,
      'components/week': [...LIB, ...UI, 'components/session'],
      pwa: [],
      http: LIB,
      'sync/outbox': [...LIB, 'http'],
      data: [...LIB, 'http'],
      'data/account': [...LIB, 'data', 'http', 'sync/outbox'],
      'data/activities': [...LIB, 'data', 'http'],
      'data/adapt': [...LIB, 'data', 'data/plans', 'http'],
      'data/admin': [...LIB, 'data', 'http'],
      'data/plans': [...LIB, 'data', 'http', 'sync/outbox'],
      'data/workouts': [...LIB, 'data', 'data/plans', 'http', 'sync/outbox'],
      'sync/kept': [...LIB, 'data', 'data/account', 'data/plans', 'http'],
      session: [...LIB, 'data', 'data/account', 'data/plans', 'http', 'sync/kept', ...UI],
      'sync/live': [...LIB, 'data', 'data/account', 'http', 'sync/kept'],
      sync: [
        ...LIB,
        'data',
        'data/account',
        'data/plans',
        'data/workouts',
        'http',
        'pwa',
        'session',
        'sync/kept',
        'sync/live',
        'sync/outbox',
        ...UI,
      ],
      'features/activities': WEB,
      'features/admin': WEB,
      'features/invite': WEB,
      'features/activities/extras': [...WEB, 'features/activities'],
      'features/auth': WEB,
      'features/export': [...WEB, 'features/export/files'],
      'features/export/files': WEB,
      'features/garmin': WEB,
      'features/legal': WEB,
      'features/past-training': [
        ...WEB,
        'features/past-training/reading',
        'features/past-training/results',
        'features/thresholds',
      ],
      'features/past-training/reading': [...WEB, 'features/past-training'],
      'features/past-training/results': [...WEB, 'features/past-training', 'features/thresholds'],
      'features/plans': WEB,
      'features/settings': [...WEB, 'features/thresholds'],
      'features/settings/security': [
        ...WEB,
        'features/settings',
        'features/settings/security/access-tokens',
        'features/settings/security/second-factor',
      ],
      'features/settings/security/access-tokens': [...WEB, 'features/settings/security'],
      'features/settings/security/second-factor': [...WEB, 'features/settings/security'],
      'features/thresholds': WEB,
      'features/pool': [...WEB, form],
      'features/shared-plan': WEB,
      'features/plan-setup': [
        ...WEB,
        form,
        'features/plan-setup/pace',
        'features/plan-setup/race',
        'features/plan-setup/sample',
        'features/plan-setup/preview',
      ],
      [form]: WEB,
      'features/plan-setup/pace': [...WEB, form],
      'features/plan-setup/race': [...WEB, form],
      'features/plan-setup/sample': [...WEB, form],
      'features/plan-setup/save': [...WEB, form],
      'features/plan-setup/preview': [...WEB, form, 'features/plan-setup/save'],
      'features/proposals': [
        ...WEB,
        'features/proposals/history',
        'features/proposals/races',
        'features/proposals/sheet',
        'features/proposals/time-off',
      ],
      'features/proposals/history': [...WEB, 'features/proposals', 'features/proposals/sheet'],
      'features/proposals/missed-weeks': [...WEB, 'features/proposals', 'features/proposals/sheet'],
      'features/proposals/races': [...WEB, 'features/proposals/time-off'],
      'features/proposals/sheet': [...WEB, 'features/proposals'],
      'features/proposals/time-off': WEB,
      'features/season': WEB,
      'features/season/load': [...WEB, 'features/season'],
      'features/season/strip': [...WEB, 'features/season', 'features/season/load'],
      'features/season/forecast': [...WEB, 'features/season', 'features/season/print'],
      'features/season/race-day': [...WEB, 'features/season', 'features/season/forecast', 'features/season/print'],
      'features/season/race-result': [...WEB, 'features/season', 'features/season/forecast'],
      'features/season/print': [...WEB, 'features/season'],
      'features/season/progress': [...WEB, 'features/season'],
      'features/season/what-if': [...WEB, 'features/season'],
      'features/season/change-plan': [...WEB, 'features/season', 'features/season/what-if'],
      'features/training/days': WEB,
      'features/training/edits': inTraining('days'),
      'features/training/drag': inTraining('edits'),
      'features/training/complete': [...inTraining('edits'), 'features/thresholds'],
      'features/training/files': inTraining('edits', 'complete'),
      'features/training/move': inTraining('edits'),
      'features/training/hand-made': inTraining('edits'),
      'features/training/record': WEB,
      'features/training/daily': inTraining('days', 'edits', 'complete', 'drag', 'files', 'hand-made', 'record'),
      'features/training/weekly': inTraining('days', 'edits', 'complete', 'drag', 'files', 'hand-made'),
      'features/training': inTraining('days', 'edits', 'complete', 'daily', 'files', 'hand-made', 'move', 'weekly'),
      'app/shell': [...WEB, 'sync'],
      'app/plan': [...WEB, 'app/shell', /^features\//],
      app: [...WEB, 'app/plan', 'app/shell', /^features\//],
      ssr: [...LIB, 'app', 'app/plan', 'data', 'data/account', 'data/plans', 'http'],
      '.': ['app', 'http', 'pwa', 'ssr', 'sync/kept'],
    },
  },
  // The service worker: bundled for itself, it shares nothing with the pages.
  'apps/web/worker': { sees: [], rooms: { '.': [] } },
  'apps/api/src': {
    sees: ['plan-engine', 'api-contract', 'plan-files', 'embedded-postgres'],
    runsOnNode: true,
    rooms: allSeeing('clock.ts', {
      config: [],
      db: ['db/prepared', 'db/schema'],
      'db/prepared': [],
      'db/schema': [],
      'db/migrations': [
        'db',
        'jobs',
        'db/migrations/steps',
        'db/migrations/steps/accounts',
        'db/migrations/steps/adapting',
        'db/migrations/steps/admin',
        'db/migrations/steps/past',
        'db/migrations/steps/tokens',
      ],
      'db/migrations/steps': ['db', 'jobs', 'db/migrations/steps/tables'],
      'db/migrations/steps/admin': [],
      'db/migrations/steps/tables': [],
      'db/migrations/steps/accounts': ['db/migrations/steps/adapting'],
      'db/migrations/steps/adapting': [],
      'db/migrations/steps/past': ['db/migrations/steps/adapting'],
      'db/migrations/steps/tokens': ['db/migrations/steps/adapting'],
      jobs: ['db'],
      mail: ['config', 'db', 'jobs'],
      texts: [],
      http: ['config', 'db', 'texts'],
      'http/security': ['config', 'db', 'db/prepared', 'http'],
      'http/server': ['config', 'db', 'db/migrations', 'http', 'jobs'],
      'http/openapi': ['http', 'http/security'],
      threads: ['http', 'threads/bulk-thread.ts', 'threads/interactive-thread.ts'],
      'threads/bulk-thread.ts': ['account', 'plans', 'threads'],
      'threads/interactive-thread.ts': ['plans', 'ssr'],
      users: ['config', 'db', 'db/prepared', 'http', 'http/security', 'sign-ups'],
      recovery: ['config', 'db', 'http', 'http/security', 'mail', 'users'],
      'sign-in': ['config', 'db', 'http', 'http/security', 'mail', 'recovery', 'users'],
      'sign-ups': ['config', 'db', 'http', 'http/security', 'sharing'],
      admin: [
        'backup',
        'config',
        'db',
        'http',
        'http/security',
        'jobs',
        'mail',
        'recovery',
        'sharing',
        'sign-ups',
        'users',
      ],
      workouts: ['db', 'db/prepared', 'http', 'http/security', 'texts', 'thresholds'],
      sharing: ['db', 'http', 'http/security', 'workouts'],
      calendar: ['config', 'db', 'http', 'http/security', 'sharing', 'thresholds', 'workouts'],
      plans: ['activities', 'calendar', 'db', 'http', 'threads', 'users', 'workouts'],
      activities: ['activities/files', 'db', 'http', 'users', 'workouts'],
      'activities/files': ['db'],
      adapt: ['activities', 'calendar', 'db', 'http', 'plans', 'users', 'workouts'],
      events: ['db', 'http', 'http/security'],
      thresholds: ['db', 'http', 'users'],
      'past-training': ['activities/files', 'activities', 'db', 'http', 'users'],
      'access-tokens': ['db', 'http', 'http/security', 'users'],
      account: [
        'activities',
        'activities/files',
        'adapt',
        'calendar',
        'db',
        'http',
        'http/security',
        'past-training',
        'plans',
        'sharing',
        'threads',
        'thresholds',
        'users',
        'workouts',
      ],
      backup: ['config', 'db', 'db/migrations'],
      ssr: ['http', 'http/security', 'threads'],
      'garmin/client': ['config', 'db'],
      'garmin/connection': GARMIN,
      'garmin/activities': [...GARMIN, 'activities', 'activities/files', 'garmin/connection'],
      'garmin/watch': [...GARMIN, 'garmin/connection', 'thresholds'],
      'garmin/webhooks': [...GARMIN, 'garmin/connection', 'garmin/activities'],
      garmin: [...GARMIN, 'activities', 'http/security', /^garmin\//],
      doctor: ['backup', 'config', 'db', 'db/migrations', 'mail'],
      commands: [
        ...[
          'doctor',
          'backup',
          'config',
          'db',
          'db/migrations',
          'garmin/client',
          'garmin/connection',
          'recovery',
          'sign-in',
          'sign-ups',
        ],
        'users',
      ],
      '.': [/./],
    }),
  },
  'apps/garmin-sandbox/src': {
    sees: [],
    runsOnNode: true,
    rooms: {
      activities: [],
      http: [],
      state: ['activities'],
      webhooks: ['activities', 'http', 'state'],
      oauth: ['http', 'state', 'webhooks'],
      api: ['activities', 'http', 'oauth', 'state', 'webhooks'],
      training: ['api', 'http', 'state'],
      admin: ['activities', 'http', 'oauth', 'state', 'webhooks'],
      '.': [/./],
    },
  },
  'packages/api-contract/src': {
    sees: ['plan-engine'],
    rooms: {
      base: [],
      access: ['base'],
      plans: ['base'],
      adapt: ['base', 'plans'],
      system: ['access', 'account', 'adapt', 'base', 'garmin', 'plans'],
      exports: ['adapt', 'base', 'plans'],
      account: ['adapt', 'base', 'exports', 'plans'],
      garmin: ['base', 'plans'],
      admin: ['account', 'base', 'plans'],
      '.': [/./],
    },
  },
  'packages/embedded-postgres/src': {
    sees: [],
    runsOnNode: true,
    rooms: { '.': [] },
  },
  'packages/plan-files/src': {
    sees: ['plan-engine'],
    rooms: {
      plan: [],
      'one-line.ts': ['plan'],
      activity: ['one-line.ts', 'plan', 'activity/course', 'activity/fit', 'activity/xml'],
      'activity/course': ['activity', 'activity/fit'],
      'activity/fit': ['activity', 'activity/course'],
      'activity/xml': ['activity', 'activity/course'],
      archive: ['activity', 'one-line.ts', 'plan'],
      calendar: ['one-line.ts', 'plan'],
      csv: ['one-line.ts', 'plan'],
      fit: ['one-line.ts', 'plan'],
      pdf: ['one-line.ts', 'plan'],
      'plan-file': ['one-line.ts'],
      trainer: ['one-line.ts', 'plan'],
    },
  },
  // The command line of the engine: it alone of the package runs on Node.
  'packages/plan-engine/cli': {
    sees: ['plan-engine'],
    runsOnNode: true,
    rooms: { '.': [] },
  },
  'packages/plan-engine/src': {
    sees: [],
    rooms: {
      ...Object.fromEntries(ENGINE.map((file) => [file, ENGINE])),
      codes: ENGINE,
      formulas: ENGINE,
      season: [...ENGINE, 'codes', 'formulas'],
      'season/goals': [...ENGINE, 'formulas', 'season'],
      'sessions/library': ENGINE,
      sessions: [...ENGINE, 'codes', 'formulas', 'season', 'sessions/library'],
      reasons: [...ENGINE, 'codes', 'formulas', 'season', 'sessions'],
      week: [...ENGINE, 'codes', 'formulas', 'reasons', 'season', 'sessions', 'sessions/library'],
      audit: [...ENGINE, 'audit/facts', 'codes', 'formulas', 'season'],
      'audit/facts': [...ENGINE, 'formulas', 'hours', 'season', 'season/goals'],
      'generate-plan.ts': [...ENGINE, 'formulas', 'season', 'season/goals', 'sessions', 'week'],
      'edit/hand-made': [...ENGINE, 'edit', 'formulas', 'sessions', 'week'],
      edit: [
        ...ENGINE,
        'audit',
        'audit/facts',
        'formulas',
        'generate-plan.ts',
        'season',
        'sessions',
        'sessions/library',
        'week',
      ],
      fitness: ENGINE,
      zones: [...ENGINE, 'edit', 'formulas', 'sessions/library'],
      'compliance/alignment': ENGINE,
      compliance: [...ENGINE, 'compliance/alignment', 'formulas', 'zones'],
      'insight/forecast': [...ENGINE, 'formulas'],
      insight: [...ENGINE, 'formulas', 'insight/forecast', 'season/goals', 'zones'],
      hours: [...ENGINE, 'season'],
      adapt: [
        ...ENGINE,
        'audit/facts',
        'codes',
        'formulas',
        'hours',
        'season',
        'season/goals',
        'adapt/proposal',
        'adapt/races',
        'adapt/rules',
        'adapt/season-change',
        'adapt/timeline',
        'adapt/versions',
        'adapt/week-swap',
        'audit',
        'insight',
      ],
      'adapt/week-swap': [...ENGINE, 'adapt', 'adapt/races', 'adapt/rules', 'adapt/timeline'],
      'adapt/races': [
        ...ENGINE,
        'adapt',
        'adapt/proposal',
        'adapt/races',
        'adapt/rules',
        'adapt/timeline',
        'audit/facts',
        'formulas',
        'season',
        'season/goals',
        'sessions',
        'sessions/library',
      ],
      'adapt/season-change': [
        ...ENGINE,
        'adapt',
        'adapt/proposal',
        'adapt/races',
        'adapt/rules',
        'adapt/timeline',
        'formulas',
        'hours',
        'season',
        'season/goals',
        'sessions',
        'week',
      ],
      'adapt/versions': [
        ...ENGINE,
        'adapt',
        'adapt/proposal',
        'adapt/races',
        'adapt/season-change',
        'adapt/timeline',
        'formulas',
        'hours',
        'season',
      ],
      'adapt/timeline': [
        ...ENGINE,
        'adapt',
        'adapt/proposal',
        'audit/facts',
        'edit',
        'hours',
        'season',
        'season/goals',
      ],
      'adapt/rules': [...ENGINE, 'adapt', 'adapt/timeline', 'audit/facts', 'formulas', 'season'],
      'adapt/proposal': [
        ...ENGINE,
        'adapt',
        'adapt/races',
        'adapt/rules',
        'adapt/timeline',
        'edit',
        'edit/hand-made',
        'formulas',
        'season',
        'season/goals',
        'sessions',
        'sessions/library',
        'week',
      ],
      texts: TEXTS,
      'texts/de': [...TEXTS, 'adapt', 'texts', 'texts/adapt', 'texts/audit'],
      'texts/en': [...TEXTS, 'adapt', 'texts', 'texts/adapt', 'texts/audit'],
      'texts/adapt': [...TEXTS, 'adapt', 'texts'],
      'texts/adapt/de.ts': [...TEXTS, 'texts/adapt', 'texts/de'],
      'texts/adapt/en.ts': [...TEXTS, 'texts/adapt', 'texts/en'],
      'texts/audit': [...TEXTS, 'texts'],
      'texts/audit/de.ts': [...TEXTS, 'texts/audit', 'texts/de'],
      'texts/audit/en.ts': [...TEXTS, 'texts/audit', 'texts/en'],
      'texts/de.ts': [...TEXTS, 'texts', 'texts/de'],
      'texts/en.ts': [...TEXTS, 'texts', 'texts/en'],
      '.': [/./],
    },
  },
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** A pattern of the files of a room: those of its folder that have no row of their own. */
function inRoom(folder, room) {
  const inFolder = (path) => `^${escaped(folder)}/${path}$`
  if (room.endsWith('.ts')) return inFolder(escaped(room))
  const withRows = Object.keys(HOUSE[folder].rooms).filter((name) => name.endsWith('.ts') && dirname(name) === room)
  const others = withRows.length > 0 ? `(?!(?:${withRows.map((name) => escaped(basename(name))).join('|')})$)` : ''
  return inFolder(`${room === '.' ? '' : escaped(`${room}/`)}${others}[^/]+`)
}

const seen = (rooms, names) =>
  names.flatMap((name) => (name instanceof RegExp ? Object.keys(rooms).filter((room) => name.test(room)) : [name]))

/** What a room's row does not name is refused to it. */
const roomRules = ([folder, { rooms }]) =>
  Object.entries(rooms).map(([room, names]) => ({
    name: `${folder}: ${room} sees only its row`,
    severity: 'error',
    from: { path: inRoom(folder, room) },
    to: { path: `^${escaped(folder)}/`, pathNot: [room, ...seen(rooms, names)].map((name) => inRoom(folder, name)) },
  }))

/** A folder without a row sees nothing. */
const newRoom = ([folder, { rooms }]) => ({
  name: `${folder}: a new room needs a row`,
  severity: 'error',
  from: { path: `^${escaped(folder)}/`, pathNot: Object.keys(rooms).map((room) => inRoom(folder, room)) },
  to: {},
})

const OURS = '^(?:@tri/|packages/|apps/)'

/** Packages see each other by their names, and only in the directions of the table. */
const packageRule = ([folder, { sees }]) => ({
  name: `${folder}: sees only its packages`,
  severity: 'error',
  from: { path: `^${escaped(folder)}/` },
  to: {
    path: OURS,
    pathNot: [`^${escaped(dirname(folder))}/`, ...sees.map((name) => `^(?:@tri|packages)/${name}(?:/|$)`)],
  },
})

const nodeRule = ([folder]) => ({
  name: `${folder}: runs in browsers, without Node`,
  severity: 'error',
  from: { path: `^${escaped(folder)}/` },
  to: { dependencyTypes: ['core'] },
})

const HOUSES = Object.entries(HOUSE)

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...HOUSES.flatMap(roomRules),
    ...HOUSES.map(newRoom),
    ...HOUSES.map(packageRule),
    ...HOUSES.filter(([, { runsOnNode }]) => !runsOnNode).map(nodeRule),
  ],
  options: {
    tsPreCompilationDeps: true,
    exclude: { path: '\\.(test|d)\\.tsx?$|/testing/|(^|/)dist/' },
    doNotFollow: { path: 'node_modules' },
  },
}
