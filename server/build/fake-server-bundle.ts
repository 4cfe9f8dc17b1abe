import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const folder = normalizePath(fileURLToPath(new URL('../../fake-server/', import.meta.url)))
const stub = (name: string) => `${folder}stubs/${name}.ts`
const ofMsw = /[\\/]node_modules[\\/](msw|@mswjs)[\\/]/
/** What msw imports, by the last part of its name, and what stands for it. */
const ownOfMsw: Readonly<Record<string, string>> = {
  'getRequestCookies.mjs': 'request-cookies',
  'headers-polyfill': 'headers-polyfill',
  'statuses.mjs': 'statuses',
}

/**
 * Keeps the fake server small in a demo build and out of any other build.
 * What msw drags along without need (cookies of its own, GraphQL) is replaced by stubs. A build for a real server fails when a file of the
 * fake server is in it. [DEC-070]
 * @param isWanted whether the build carries it
 */
export function fakeServerBundle(isWanted: boolean): Plugin {
  return {
    name: 'karter:fake-server-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'graphql') return stub('graphql')
      if (!importer || !ofMsw.test(importer)) return null
      const name = ownOfMsw[source.slice(source.lastIndexOf('/') + 1)]
      return name === undefined ? null : stub(name)
    },
    generateBundle(_options, bundle) {
      if (isWanted) return
      const carried = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => id.startsWith(folder) || ofMsw.test(id)) : [],
      )
      if (carried.length > 0) this.error(`A build for a real server carries the fake server: ${carried.slice(0, 3).join(', ')}`)
    },
  }
}
