import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const folder = normalizePath(fileURLToPath(new URL('../../fake-server/', import.meta.url)))
const stub = (name: string) => `${folder}stubs/${name}.ts`
const ofMsw = /[\\/]node_modules[\\/](msw|@mswjs)[\\/]/
const ofData = /[\\/]@mswjs[\\/]data[\\/]/
/** What @mswjs/data imports, by the last part of its name, and what stands for it. */
const ownOfData: Readonly<Record<string, string>> = {
  generateGraphQLHandlers: 'graphql',
  generateRestHandlers: 'rest-handlers',
  debug: 'debug',
  lodash: 'lodash',
  md5: 'md5',
}

/**
 * Keeps the fake server small in a demo build and out of any other build.
 * In: whether the build carries it. What msw and @mswjs/data drag along without need (a store of cookies, GraphQL, REST handlers of
 * tables, the whole of lodash and date-fns 2) is replaced by stubs and one function. A build for a real server fails when a file of the fake server is in it. [DEC-070]
 */
export function fakeServerBundle(isWanted: boolean): Plugin {
  return {
    name: 'karter:fake-server-bundle',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'graphql') return stub('graphql')
      if (!importer || !ofMsw.test(importer)) return null
      if (source.endsWith('/cookieStore.mjs')) return stub('cookie-store')
      if (!ofData.test(importer)) return null
      const name = ownOfData[source.slice(source.lastIndexOf('/') + 1)]
      if (name && !source.startsWith('lodash/')) return stub(name)
      return source === 'date-fns' ? this.resolve('date-fns/compareAsc', stub('graphql')) : null
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
