// What `npm test` and `npm run proof` run, in order. Each program is started by its own file, so that it runs alike on every system.

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
/** The projects of the proof in playwright.config.ts. */
const PROOF_PROJECTS = ['proof', 'proof-phone', 'proof-flows', 'proof-flows-phone', 'proof-http']
const reportIn = (name) => `test-results/${name}.json`
/** A step of vitest. In: the project, and the step's name and the files where they are not those of the project. */
const unitTests = (project, { name = project, files = [] } = {}) => ({
  name,
  kind: 'vitest',
  report: reportIn(name),
  commands: [[vitest, 'run', '--project', project, ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportIn(name)}`]],
  minutes: 8,
})

/**
 * One step: its name, how it is counted (`check` is one check, the others by their report), its programs (files with arguments)
 * and the minutes after which it is stopped;
 * `env`: environment variables of its programs; `writes`: their word for writing anew what they compare with.
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
  // The seed is fixed, so more runs find nothing new until a rule changes: `npm run proof` looks further.
  { ...unitTests('unit'), env: { RUNS: '0.4x' } },
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

/** What `npm run proof` runs: what is too long for `npm test`, which has a short part of each and takes the same random walks every time. */
export const proofSteps = [
  { ...unitTests('unit', { name: 'properties' }), env: { SEED: 'random', RUNS: '10x' }, minutes: 120 },
  { ...unitTests('unit', { name: 'paths', files: ['tests/machines/paths'] }), env: { PATHS: 'all' }, minutes: 120 },
  { ...unitTests('diagrams', { name: 'drawings' }), env: { DRAW: 'all' }, minutes: 30 },
  ...steps.filter(({ name }) => name === 'build'),
  { ...unitTests('unit', { name: 'attacks', files: ['tests/server/api/proof'] }), env: { ATTACKS: 'all' }, minutes: 30 },
  // Firefox and WebKit, which `npm test` does without: packages of Debian, named where they are missing.
  { ...unitTests('engines'), minutes: 60 },
  {
    name: 'e2e-proof',
    kind: 'playwright',
    report: reportIn('e2e'),
    commands: [[playwright, 'test', ...PROOF_PROJECTS.map((name) => `--project=${name}`)]],
    minutes: 90,
  },
]

/**
 * The steps that `--only=types,e2e` asks for, all without it; `--proof` takes those of the proof instead; with `--write` they write anew what they compare with.
 * In: the command line's arguments. Throws one sentence for anything else.
 */
export function chosenSteps(args) {
  const list = args.includes('--proof') ? proofSteps : steps
  const known = list.map((step) => step.name)
  const isWriting = args.includes('--write')
  const choices = args.filter((arg) => arg !== '--write' && arg !== '--proof')
  const wanted = choices.flatMap((arg) => {
    if (!arg.startsWith('--only=')) throw new Error(`«${arg}» is not understood: use --only= with ${known.join(', ')}.`)
    return arg.slice('--only='.length).split(',')
  })
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no step «${unknown.join(', ')}»: use --only= with ${known.join(', ')}.`)
  const chosen = choices.length === 0 ? list : list.filter((step) => wanted.includes(step.name))
  return isWriting ? chosen.map(writing) : chosen
}

const writing = (step) => (step.writes ? { ...step, commands: step.commands.map((command) => [...command, step.writes]) } : step)
