import { waitFor } from 'xstate'
import type { ResourceRequest } from '../../machines/resource/resource.machine'
import type { AppActor } from './connect-app'

/** What nearly every page shows around its own. */
const FRAME: readonly ResourceRequest[] = [
  { name: 'categories.list', args: {} },
  { name: 'config.get', args: {} },
]
/** How long the first screen waits for what it shows, ms: as long as a loader would. [DEC-059] */
const WAIT_MS = 200

/**
 * Resolves once the first screen can be drawn as it stays: its page's code is there, it is known who looks, and the frame's data are there
 * or have failed. What does not come soon is not waited for: the screen has its skeletons. Never rejects.
 * @param page the code of the page @param isFramed whether the page has the shop's frame around it
 */
export async function firstScreen(app: AppActor, { page, isFramed }: { page: Promise<void>; isFramed: boolean }): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, WAIT_MS))
  await Promise.race([Promise.all([page, isFramed ? frame(app) : settled(app)]), late])
}

/** It is known who is there, or that nobody can say it. */
const settled = async (app: AppActor): Promise<unknown> => waitFor(app, (state) => state.hasTag('guest') || state.hasTag('customer')).catch(() => null)

async function frame(app: AppActor): Promise<void> {
  await settled(app)
  const { resources } = app.getSnapshot().children
  if (!resources) return
  for (const request of FRAME) resources.send({ type: 'resource.wanted', request })
  const entries = Object.values(resources.getSnapshot().context.byKey)
  await Promise.all(entries.map(({ ref }) => waitFor(ref, (state) => !state.hasTag('busy')).catch(() => null)))
  // From here on whoever shows it counts for it.
  for (const request of FRAME) resources.send({ type: 'resource.released', request })
}
