import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A worked example that a test recorded: its page below docs/flows, what it is called, whose story it is, and who takes part (ids of machines). */
export type Example = { page: string; title: string; story: string; cast: readonly string[] }

/** Those that lie in a folder of pages. @param folder of docs/flows */
export function readExamples(folder: string): Example[] {
  const stories = join(folder, 'stories')
  if (!existsSync(stories)) return []
  return readdirSync(stories)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => exampleOf(`stories/${name}`, readFileSync(join(stories, name), 'utf8')))
}

/** What a recorded page says of itself. */
function exampleOf(page: string, text: string): Example {
  const line = (head: string) => text.split('\n').find((it) => it.startsWith(head)) ?? ''
  return {
    page,
    title: line('# ').slice(2),
    story: line('Раздел: ').slice('Раздел: '.length).replace(/\.$/, ''),
    cast: [...line('Участники: ').matchAll(/\(\.\.\/([\w-]+)\.md\)/g)].map(([, id]) => id!), // not optional
  }
}
