// `npm run new <kind> <name>`: writes the skeleton of something that the project has many of. What is there already is never overwritten.
// Options of a kind follow after `--`, which npm asks for: `npm run new form price-talk -- --call prices.ask`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

const folder = new URL('./kinds/', import.meta.url)
const kinds = Object.fromEntries(
  await Promise.all(
    readdirSync(folder).map(async (file) => [file.replace(/\.mjs$/, ''), (await import(new URL(file, folder).href)).default]),
  ),
)
const [kind, name = '', ...rest] = process.argv.slice(2)
const found = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : null
const options = found && optionsOf(found, rest)

if (!options || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
  console.error(['npm run new <kind> <name>; the name in kebab case.', ...Object.values(kinds).map(({ usage }) => `  ${usage}`)].join('\n'))
  process.exit(1)
}
const files = found.files(name, options)
const taken = files.filter(({ path }) => existsSync(path))
if (taken.length > 0) {
  console.error(`Nothing is written: ${taken.map(({ path }) => path).join(', ')} is there already.`)
  process.exit(1)
}
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`written: ${path}`)
}
const next = typeof found.next === 'function' ? found.next(name, options) : found.next
console.log(['What is left to do:', ...next.map((sentence) => `- ${sentence.replaceAll('<name>', name)}`)].join('\n'))

/** The options that are given; null where the kind has no such option, or its value is not of the pattern that the kind asks for. */
function optionsOf({ options: patterns = {} }, args) {
  try {
    const known = Object.fromEntries(Object.keys(patterns).map((option) => [option, { type: 'string' }]))
    const { values } = parseArgs({ args, options: known })
    return Object.entries(values).every(([option, value]) => patterns[option].test(value)) ? values : null
  } catch {
    return null
  }
}
