// What `npm test` runs, in order. Each program is started by its own file, so that it runs alike on every system.

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const reportIn = (name) => `test-results/${name}.json`
const unitTests = (project) => ({
  name: project,
  kind: 'vitest',
  report: reportIn(project),
  commands: [[vitest, 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportIn(project)}`]],
  minutes: 8,
})

/**
 * One step: its name, how it is counted (`check` is one check, the others by their report), its programs (files with arguments)
 * and the minutes after which it is stopped;
 * `writes`: its programs' word for writing anew what they compare with.
 */
export const steps = [
  { name: 'types', kind: 'check', commands: [['node_modules/typescript/bin/tsc', '-p', '.']], minutes: 3 },
  {
    name: 'lint',
    kind: 'check',
    commands: [
      ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
      ['node_modules/@biomejs/biome/bin/biome', 'format', '.'],
    ],
    minutes: 3,
  },
  { name: 'unused', kind: 'check', commands: [['node_modules/knip/bin/knip.js']], minutes: 3 },
  unitTests('unit'),
  { ...unitTests('walks'), writes: '--update' },
  unitTests('components'),
  unitTests('diagrams'),
  { name: 'faults', kind: 'check', commands: [['tests/faults/run.mjs', '--quick']], minutes: 3 },
  { name: 'build', kind: 'check', commands: [['server/build.mjs']], minutes: 3 },
  {
    name: 'e2e',
    kind: 'playwright',
    report: reportIn('e2e'),
    commands: [[playwright, 'test', '--project=wide', '--project=phone', '--project=http']],
    minutes: 30,
  },
]

/** What `npm run proof` runs: every machine walked completely on the screen, the inspector and the atlas in full. `npm test` has a short part of each. */
export const proofSteps = [
  ...steps.filter(({ name }) => name === 'build'),
  {
    name: 'e2e-proof',
    kind: 'playwright',
    report: reportIn('e2e'),
    commands: [[playwright, 'test', '--project=proof', '--project=proof-phone']],
    minutes: 90,
  },
]

/**
 * The steps that `--only=types,e2e` asks for, all without it; with `--write` they write anew what they compare with. `--proof`: those of the proof.
 * In: the command line's arguments. Throws one sentence for anything else.
 */
export function chosenSteps(args) {
  const all = args.includes('--proof') ? proofSteps : steps
  const known = all.map((step) => step.name)
  const isWriting = args.includes('--write')
  const choices = args.filter((arg) => arg !== '--write' && arg !== '--proof')
  const wanted = choices.flatMap((arg) => {
    if (!arg.startsWith('--only=')) throw new Error(`«${arg}» is not understood: use --only= with ${known.join(', ')}.`)
    return arg.slice('--only='.length).split(',')
  })
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no step «${unknown.join(', ')}»: use --only= with ${known.join(', ')}.`)
  const chosen = choices.length === 0 ? all : all.filter((step) => wanted.includes(step.name))
  return isWriting ? chosen.map(writing) : chosen
}

const writing = (step) => (step.writes ? { ...step, commands: step.commands.map((command) => [...command, step.writes]) } : step)
