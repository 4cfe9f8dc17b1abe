import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { all } from '../../machines/all'
import { atlas, FLOWS } from './atlas'
import { isOfMachines } from './own-files'
import { readExamples } from './pages/examples'
import { readSources } from './read-sources'

mkdirSync(FLOWS, { recursive: true })
const files = await atlas({ all, sources: readSources(), examples: readExamples(FLOWS) })
for (const name of readdirSync(FLOWS)) if (isOfMachines(name) && !files.has(name)) rmSync(join(FLOWS, name))
for (const [name, text] of files) writeFileSync(join(FLOWS, name), text)
console.log(`${files.size} files in ${FLOWS}`)
