import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the actors of one test file did: ids of the transitions that they took, «parent child» of who was started, «from to type» of what was told. */
export type Note = { file: string; walked: readonly string[]; started: readonly string[]; told: readonly string[] }

/** It goes another way each time: what only it meets is not sure to be met. */
const isRandom = ({ file }: Note) => /(^|\/)random-[^/]*$/.test(file)

/** The notes of a whole run without those of files that go another way each time. @param path the folder that the run wrote into */
export const notesIn = (path: string): Note[] =>
  readdirSync(path)
    .flatMap((name) =>
      readFileSync(join(path, name), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Note),
    )
    .filter((note) => !isRandom(note))
