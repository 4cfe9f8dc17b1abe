// `npm run new <kind> <name>`: writes the skeleton of something that the project has many of. What is there already is never overwritten.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const folder = new URL('./kinds/', import.meta.url)
const kinds = Object.fromEntries(
  await Promise.all(
    readdirSync(folder).map(async (file) => [file.replace(/\.mjs$/, ''), (await import(new URL(file, folder).href)).default]),
  ),
)
const [kind, name = ''] = process.argv.slice(2)
const found = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : null

if (!found || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
  console.error(['npm run new <kind> <name>; the name in kebab case.', ...Object.values(kinds).map(({ usage }) => `  ${usage}`)].join('\n'))
  process.exit(1)
}
const files = found.files(name, {})
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
console.log(['What is left to do:', ...found.next.map((sentence) => `- ${sentence.replaceAll('<name>', name)}`)].join('\n'))
