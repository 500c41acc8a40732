import type { FastifyInstance } from 'fastify'
import { endedIn } from '../activities/training-week.js'
import { secondsNow, type World, watchOffset } from '../state/world.js'
import { reportActivities } from '../webhooks/webhooks.js'
import { isConnected } from './athlete-of.js'

const EVERY_MS = 60_000

/** Lets connected athletes live on: what their usual week brings is reported when it has ended. */
export function uploadDaily(app: FastifyInstance, world: World): void {
  const timer = setInterval(() => uploadNew(world), EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Reports what has ended since the last time. */
export function uploadNew(world: World): void {
  const now = secondsNow(world)
  for (const athlete of world.state.athletes.filter(isConnected)) {
    const { registration, userId } = athlete
    const window = { from: registration.uploadedUntil, to: now }
    const news = endedIn({ userId, window, offset: watchOffset(world) })
    registration.uploadedUntil = now
    if (news.length === 0) continue
    reportActivities(world, athlete, news)
    world.save()
  }
}
