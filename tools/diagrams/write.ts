import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { all } from '../../machines/all'
import { atlas, FLOWS } from './atlas'
import { readEventSchemas } from './events/event-schemas'
import { EVENTS, schemaFiles } from './events/schema-files'
import { isOfMachines } from './own-files'
import { readExamples } from './pages/examples'
import { readSources } from './read-sources'

mkdirSync(FLOWS, { recursive: true })
const schemas = readEventSchemas()
const pages = await atlas({ all, sources: readSources(), examples: readExamples(FLOWS), schemas })
const files = new Map([...pages, ...schemaFiles(schemas)])
for (const name of readdirSync(FLOWS)) if (isOfMachines(name) && !files.has(name)) rmSync(join(FLOWS, name))
rmSync(join(FLOWS, EVENTS), { recursive: true, force: true })
mkdirSync(join(FLOWS, EVENTS))
for (const [name, text] of files) writeFileSync(join(FLOWS, name), text)
console.log(`${files.size} files in ${FLOWS}`)
