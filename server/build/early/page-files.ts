import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }
/** What a module needs before it runs. */
export type ModuleFiles = { scripts: readonly string[]; styles: readonly string[] }

const root = fileURLToPath(new URL('../../..', import.meta.url))
/**
 * The files that a module comes in, with all they import.
 * @param module its path below the project's root or from the root of the disk @param known what is loaded anyway: left out
 * Throws where no file holds the module: the build is not what this expects.
 */
export function filesOf(bundle: Rolldown.OutputBundle, module: string, known: ReadonlySet<string>): ModuleFiles {
  const path = resolve(root, module)
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(path))
  if (!chunk) throw new Error(`No file of the build holds ${module}`)
  const chunks = withImports(bundle, chunk.fileName)
  return {
    scripts: chunks.map(({ fileName }) => fileName).filter((name) => !known.has(name)),
    // In the order in which the shop itself would load them: of two rules alike the later one counts.
    styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].filter((name) => !known.has(name)),
  }
}

/** A chunk and all that it imports before it runs, each once and behind all that it imports itself. */
export function withImports(bundle: Rolldown.OutputBundle, fileName: string, seen = new Set<string>()): Chunk[] {
  const file = bundle[fileName]
  if (file?.type !== 'chunk' || seen.has(fileName)) return []
  seen.add(fileName)
  return [...file.imports.flatMap((name) => withImports(bundle, name, seen)), file]
}
