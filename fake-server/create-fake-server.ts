import { partOf } from './join-customers'
import { type FakeServer, openServer, type ServerOptions } from './open-server'
import type { World } from './world'

export type FakeServerOptions = Omit<ServerOptions, 'shop' | 'part'> & { world: World }

/** A fake server with all its parts from the start, unlike the one of the page, which loads some later. */
export const createFakeServer = ({ world, ...options }: FakeServerOptions): FakeServer =>
  openServer({ ...options, shop: world, part: partOf(world) })
