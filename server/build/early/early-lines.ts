import type { Rolldown } from 'vite'
import { startEarly, type EarlyStart } from './start-early'
import { filesOf, type ModuleFiles, withImports } from './page-files'

/** What a page of some route needs early. */
export type EarlyNeeds = {
  /** Addresses of its first reads, none where the server is in the page. */
  calls: readonly string[]
  token: string | null
  /** The module of the page and others that come with it. */
  modules: readonly string[]
  /** Modules for whoever was signed in. */
  customerModules: readonly string[]
}

/** What is put into a page's head: what is started before anything else, and links at its end. */
export type EarlyLines = { first: string; last: string }

/** The lines by which a page asks for its files and its first answers as soon as its HTML is there. */
export function earlyLines(bundle: Rolldown.OutputBundle, { calls, token, modules, customerModules }: EarlyNeeds): EarlyLines {
  const known = ofEntry(bundle)
  const own = modules.map((module) => filesOf(bundle, module, known))
  const later = customerModules.map((module) => filesOf(bundle, module, new Set([...known, ...own.flatMap(all)])))
  const start: EarlyStart = { calls, token, files: [...new Set(later.flatMap(all))].map((name) => `/${name}`) }
  const links = own.flatMap(({ scripts, styles }) => [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ])
  return {
    first: `<script>(${startEarly.toString()})(${JSON.stringify(start).replaceAll('<', '\\u003c')})</script>`,
    last: [...new Set(links)].join('\n    '),
  }
}

const all = ({ scripts, styles }: ModuleFiles) => [...scripts, ...styles]

/** What index.html names already. */
function ofEntry(bundle: Rolldown.OutputBundle): Set<string> {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The build has no entry')
  const chunks = withImports(bundle, entry.fileName)
  return new Set(chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}
