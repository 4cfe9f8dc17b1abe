import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'

/** Whether what is compared is to be written anew: `--update-snapshots`. */
export const isWriting = ({ updateSnapshots }: FullConfig): boolean => updateSnapshots === 'all' || updateSnapshots === 'changed'
/** Where the walks of a run leave what they walked; begun anew with each run. */
export const notesOf = (outputDir: string): string => join(outputDir, 'browser-walks')

/** Leaves what was walked of a machine for the end of the run. */
export function noteWalk(outputDir: string, machine: string, walked: readonly string[]): void {
  mkdirSync(notesOf(outputDir), { recursive: true })
  writeFileSync(join(notesOf(outputDir), `${machine}.json`), JSON.stringify(walked))
}
