// `npm run new <kind> <name>`: writes the files that a new thing of this kind needs, and says what is left to do by hand.
// A kind is a file in tools/new/kinds. It exports by default `takes`, the names of its arguments, and `make`, which gets them and
// returns `files` (text by path from the root of the project) and `left` (sentences: what is to be done by hand).
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const KINDS = new URL('./kinds/', import.meta.url)
const kinds = readdirSync(KINDS)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.slice(0, -'.mjs'.length))

/** Reads the kind that the arguments ask for. @throws a sentence for whoever called it */
async function read([kind, ...given]) {
  if (!kinds.includes(kind)) throw new Error(`Usage: npm run new <kind> <name>. Kinds: ${kinds.join(', ')}.`)
  const { default: known } = await import(new URL(`${kind}.mjs`, KINDS).href)
  if (given.length !== known.takes.length) throw new Error(`Usage: npm run new ${kind} ${known.takes.map((name) => `<${name}>`).join(' ')}`)
  return known.make(...given)
}

/** Writes the files below the working folder. @throws where one of them is there already; nothing is written then */
function write(files) {
  const present = Object.keys(files).filter((path) => existsSync(path))
  if (present.length > 0) throw new Error(`${present.join(', ')}: the file exists, so nothing was written.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

const listed = (title, lines) => [title, ...lines.map((line) => `  - ${line}`)].join('\n')

try {
  const { files, left } = await read(process.argv.slice(2))
  write(files)
  console.log(`${listed('Written:', Object.keys(files))}\n${listed('Left to do:', left)}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
