import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Summary } from './activities/summary.js'
import { serveAdmin } from './admin/admin.routes.js'
import { type Recording, record } from './admin/record.js'
import { serveActivities } from './api/activities.routes.js'
import { meetFaults } from './api/meet-faults.js'
import { serveRecordings } from './api/recordings.routes.js'
import { uploadDaily, uploadNew } from './api/upload-daily.js'
import { serveUser } from './api/user.routes.js'
import { speakHttp } from './http/http.js'
import { serveAuthorize } from './oauth/authorize.routes.js'
import { serveToken } from './oauth/token.routes.js'
import { Courier } from './state/deliveries.js'
import type { Faults } from './state/faults.js'
import type { SandboxOptions } from './state/options.js'
import { RateLimiter } from './state/rate-limits.js'
import type { State } from './state/state.js'
import { readState, writerOf } from './state/state-file.js'
import { athleteNumbered, type World } from './state/world.js'
import { serveSchedule } from './training/schedule.routes.js'
import { serveWorkouts } from './training/training.routes.js'

const SETTLED_WITHIN_MS = 20_000

/** A sandbox in this process, with handles for tests. `app.listen` on a loopback address makes it reachable. */
export type Sandbox = {
  app: FastifyInstance
  /** All that it knows; read it, and change it by the functions here. */
  state: State
  /** Its address once it listens, like `http://127.0.0.1:3100`. */
  origin: () => string
  /** Where webhooks go from now on; `{kind}` stands for the kind of call. */
  sendWebhooksTo: (url: string) => void
  /** Records an activity of a connected athlete and reports it. */
  record: (athlete: number, recording: Recording) => Summary[]
  /** Reports what connected athletes have done in their usual week since the last time; `recordsDaily` does it itself. */
  uploadNew: () => void
  /** Makes things go wrong, or right again; what is not named stays. */
  setFaults: (changed: Partial<Faults>) => void
  /** What waits to be sent is due so many seconds earlier. */
  skip: (seconds: number) => void
  /** Waits until every call to the partner has been answered 200 or given up. @throws Error after 20 s */
  settle: () => Promise<void>
}

/** Builds a sandbox on its state file, if it has one. It stops sending and writes its state when `app` is closed. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const app = Fastify({
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const { world, writer, sendWebhooksTo } = createWorld(app, options)
  speakHttp(app)
  serveAdmin(app, world)
  serveAuthorize(app, world)
  app.register(async (api) => {
    meetFaults(api, world)
    serveToken(api, world)
    serveUser(api, world)
    serveActivities(api, world)
    serveWorkouts(api, world)
    serveSchedule(api, world)
    serveRecordings(api, world)
  })
  if (options.recordsDaily) uploadDaily(app, world)
  app.addHook('onClose', async () => {
    world.courier.stop()
    writer.flush()
  })
  return { app, state: world.state, origin: world.origin, sendWebhooksTo, ...handlesOf(world) }
}

function createWorld(app: FastifyInstance, options: SandboxOptions) {
  const state = readState(options.stateFile)
  if (options.rateLimits) state.faults.rateLimits = options.rateLimits
  const writer = writerOf(state, options.stateFile)
  const now = options.now ?? Date.now
  let { webhookUrl } = options
  const courier = new Courier({
    deliveries: state.deliveries,
    clientId: options.clientId,
    now,
    hurry: options.hurry ?? 1,
    urlOf: (kind) => webhookUrl?.replace('{kind}', kind),
    save: writer.save,
  })
  const limiter = new RateLimiter(now, () => state.faults.rateLimits)
  const world: World = {
    options,
    state,
    courier,
    limiter,
    now,
    origin: () => options.origin ?? originOf(app),
    save: writer.save,
  }
  const sendWebhooksTo = (url: string) => {
    webhookUrl = url
  }
  return { world, writer, sendWebhooksTo }
}

function handlesOf(world: World): Pick<Sandbox, 'record' | 'uploadNew' | 'setFaults' | 'skip' | 'settle'> {
  return {
    record: (number, recording) => {
      const athlete = athleteNumbered(world, number)
      if (!athlete) throw new Error(`There is no athlete ${number}`)
      return record(world, athlete, recording)
    },
    uploadNew: () => uploadNew(world),
    setFaults: (changed) => {
      Object.assign(world.state.faults, changed)
      world.save()
    },
    skip: (seconds) => world.courier.skip(seconds),
    settle: async () => {
      for (const limit = Date.now() + SETTLED_WITHIN_MS; Date.now() < limit; await sleep(10)) {
        if (world.courier.waiting().length === 0) return
      }
      throw new Error(`${world.courier.waiting().length} calls still wait: ${world.courier.waiting()[0]?.answer}`)
    },
  }
}

function originOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox does not listen yet')
  return `http://127.0.0.1:${address.port}`
}
