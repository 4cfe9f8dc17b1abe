import type { Source } from './sources'

/** Names of the contract's calls that a piece of code makes itself: `api('orders.get', …)`, `api(isLast ? 'a.b' : 'a.c', …)`. */
const asked = (code: string): string[] =>
  [...code.matchAll(/\bapi\(([^{}()]*)/g)].flatMap(([, first]) => [...first!.matchAll(/'(\w+\.\w+)'/g)].map(([, name]) => name!)) // not optional

/**
 * The functions of a text by their names, those inside others too, and what a function is made by; each goes up to the next line of its
 * own indent.
 */
function functionsOf(text: string): Map<string, string> {
  const heads = text.matchAll(/^( *)(?:export )?(?:(?:async )?function (\w+)|const (\w+) = (?:(?:async )?(?:<\w+>)?\(|\w+ =>|\w+\())/gm)
  return new Map(
    [...heads].map(({ index, 0: head, 1: indent, 2: name, 3: constant }) => {
      const end = new RegExp(`\\n {0,${indent!.length}}[^\\s)\\]}]`).exec(text.slice(index + head.length)) // the groups are not optional
      return [name ?? constant!, text.slice(index, end ? index + head.length + end.index : undefined)]
    }),
  )
}

/** Where a relative import of a file leads, without its ending. */
function resolved(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
/** What a text takes from other files of the shop: name → the file, without its ending. */
const importsOf = ({ path, text }: Source): Map<string, string> =>
  new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(([, names, from]) =>
      names!.split(',').map((name) => [name.trim(), resolved(path, from!)] as const),
    ),
  )

/** The calls that a piece of code makes, itself or by functions that it names, of its own file or of another. */
function callsIn(code: string, source: Source, sources: readonly Source[], above: ReadonlySet<string>): string[] {
  const own = functionsOf(source.text)
  const imports = importsOf(source)
  const names = new Set([...code.matchAll(/\b(\w+)\b/g)].map(([name]) => name))
  const inner = [...names].flatMap((name) => {
    const from = imports.get(name)
    const home = own.has(name) ? source : sources.find(({ path }) => from && (path === `${from}.ts` || path === `${from}.tsx`))
    const body = home && functionsOf(home.text).get(name)
    const id = `${home?.path} ${name}`
    return body === undefined || above.has(id) || body.includes(code) ? [] : callsIn(body, home!, sources, new Set([...above, id])) // it has the body
  })
  return [...asked(code), ...inner]
}

/**
 * Which calls of the contract stand behind the effects of a machine, read from the code that binds them: from `xMachine.provide({` on, each
 * key up to the next of the same indent, or its line where it stands inside one; with the functions that it names.
 * @returns the effect's name → names of calls, sorted
 */
export function boundCalls(machineId: string, effects: readonly string[], sources: readonly Source[]): Map<string, string[]> {
  const calls = new Map<string, string[]>()
  for (const source of sources) {
    const { text } = source
    const begin = text.indexOf(`${machineId}Machine.provide({`)
    if (begin < 0) continue
    const line = text.slice(begin).split('\n')[0]!
    for (const effect of effects) {
      const at = new RegExp(`^( +)${effect}:`, 'm').exec(text.slice(begin))
      const inLine = line.indexOf(` ${effect}: `)
      if (!at && inLine < 0) continue
      const from = begin + (inLine < 0 ? at!.index : inLine) // one of them is there
      const end = inLine < 0 ? new RegExp(`\\n {0,${at![1]!.length}}\\S`).exec(text.slice(from + at![0].length)) : null
      const body = inLine < 0 ? text.slice(from, end ? from + at![0].length + end.index : undefined) : text.slice(from, begin + line.length)
      calls.set(effect, [...new Set(callsIn(body, source, sources, new Set()))].sort())
    }
  }
  return calls
}
