/** A text of the shop's code: `path` from the root of the project. */
export type Source = { path: string; text: string }

/** Names of the contract's calls that a piece of code makes itself. */
const asked = (code: string): string[] => [...code.matchAll(/\bapi\(\s*'([\w.]+)'/g)].map(([, name]) => name!) // the group is not optional

/** The functions of a text that ask the server, by their names: each goes up to the next line of its own indent. */
const helpersOf = (text: string): [name: string, calls: string[]][] =>
  [...text.matchAll(/^( *)(?:export )?(?:async )?(?:function|const) (\w+)[^]*?(?=\n\1\S|$(?![^]))/gm)].flatMap(([body, , name]) => {
    const calls = asked(body)
    return calls.length ? [[name!, calls]] : [] // the group is not optional
  })

/**
 * Which calls of the contract stand behind the effects of a machine, read from the code that binds them: from `xMachine.provide({` on, each
 * key up to the next of the same indent, with the functions of the same file that it names. An effect whose calls stand elsewhere has none here.
 * @returns the effect's name → names of calls, sorted
 */
export function boundCalls(machineId: string, effects: readonly string[], sources: readonly Source[]): Map<string, string[]> {
  const calls = new Map<string, string[]>()
  for (const { text } of sources) {
    const begin = text.indexOf(`${machineId}Machine.provide({`)
    if (begin < 0) continue
    const helpers = helpersOf(text)
    for (const effect of effects) {
      const [key, indent] = new RegExp(`^( +)${effect}:`, 'm').exec(text.slice(begin)) ?? []
      if (key === undefined || indent === undefined) continue
      const from = text.indexOf(key, begin)
      const end = new RegExp(`\\n {0,${indent.length}}\\S`).exec(text.slice(from + key.length))
      const body = text.slice(from, end ? from + key.length + end.index : undefined)
      const named = helpers.filter(([name]) => name !== effect && new RegExp(`\\b${name}\\b`).test(body)).flatMap(([, names]) => names)
      calls.set(effect, [...new Set([...asked(body), ...named])].sort())
    }
  }
  return calls
}
