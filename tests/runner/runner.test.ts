import { expect, it } from 'vitest'
import { countTests, failures, summary } from './count.mjs'
import { chosenSteps, proofSteps, steps } from './steps.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })
const vitest = (...testResults: ReturnType<typeof file>[]) => ({ testResults })
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 5 },
  errors,
})

it.each([
  ['all passed', vitest(file('passed', 'passed', 'passed'), file('passed', 'passed')), 0, { passed: 3, failed: 0 }],
  ['skipped ones are not counted', vitest(file('passed', 'passed', 'skipped', 'todo', 'pending')), 0, { passed: 1, failed: 0 }],
  ['failed ones', vitest(file('failed', 'passed', 'failed', 'failed')), 1, { passed: 1, failed: 2 }],
  ['a file that could not be loaded', vitest(file('failed'), file('passed', 'passed')), 1, { passed: 1, failed: 1 }],
  ['a hook that failed after its tests', vitest(file('failed', 'passed')), 1, { passed: 1, failed: 1 }],
  ['an error outside the tests', vitest(file('passed', 'passed')), 1, { passed: 1, failed: 1 }],
  ['no test at all', vitest(), 0, { passed: 0, failed: 1 }],
  ['only skipped ones', vitest(file('passed', 'skipped')), 0, { passed: 0, failed: 1 }],
  ['no report', null, 1, { passed: 0, failed: 1 }],
  ['killed', vitest(file('passed', 'passed')), null, { passed: 1, failed: 1 }],
])('counts a run of vitest: %s', (_title, report, exitCode, count) => {
  expect(countTests('vitest', report, exitCode)).toEqual(count)
})

it.each([
  ['all passed', playwright(4), 0, { passed: 4, failed: 0 }],
  ['failed ones', playwright(4, 2), 1, { passed: 4, failed: 2 }],
  ['one that needed a second try', playwright(4, 0, 1), 0, { passed: 4, failed: 1 }],
  ['a server that did not start', playwright(0, 0, 0, [{ message: 'no server' }]), 1, { passed: 0, failed: 1 }],
  ['no test at all', playwright(0), 0, { passed: 0, failed: 1 }],
  ['an exit code without a reason', playwright(3), 1, { passed: 3, failed: 1 }],
])('counts a run of playwright: %s', (_title, report, exitCode, count) => {
  expect(countTests('playwright', report, exitCode)).toEqual(count)
})

it('names what failed, each with the first line of its reason', () => {
  const ran = (status: string, fullName: string, ...failureMessages: string[]) => ({ status, fullName, failureMessages })
  const files = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [ran('passed', 'adds'), ran('failed', 'subtracts', 'Error: 1\n  at x')],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\n', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [ran('passed', 'multiplies')] },
  ]
  expect(failures('vitest', { testResults: files })).toEqual(['a.test.ts › subtracts › Error: 1', 'b.test.ts › Cannot find module'])
  expect(failures('vitest', null)).toEqual([])

  const spec = (title: string, ok: boolean, error?: { message: string }) => ({
    title,
    ok,
    file: 'cart.e2e.ts',
    line: 7,
    tests: [{ results: [{ error }] }],
  })
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, { message: 'Error: late\n' })] }] }]
  expect(failures('playwright', { suites, errors: [{ message: 'no server' }] })).toEqual([
    'cart.e2e.ts:7 › closes › Error: late',
    'no server',
  ])
})

it('ends with the sum of the steps', () => {
  expect(
    summary([
      { passed: 1, failed: 0 },
      { passed: 212, failed: 3 },
      { passed: 0, failed: 1 },
    ]),
  ).toBe('213 passed, 4 failed')
})

it('runs the steps of the proof instead where they are asked for', () => {
  const names = (args: string[]) => chosenSteps(args).map((step) => step.name)
  expect(names(['--proof'])).toEqual(proofSteps.map((step) => step.name))
  expect(names(['--proof', '--only=paths'])).toEqual(['paths'])
  expect(() => names(['--only=paths'])).toThrow('There is no step «paths»')
})

it('runs all steps, or those that are named, in their own order', () => {
  const names = (args: string[]) => chosenSteps(args).map((step) => step.name)
  expect(names([])).toEqual(['types', 'lint', 'unused', 'unit', 'walks', 'components', 'diagrams', 'faults', 'build', 'e2e'])
  expect(names(['--only=e2e,types'])).toEqual(['types', 'e2e'])
  expect(steps.map((step) => step.name)).toEqual(names([]))
  expect(names(['--proof'])).toEqual(['properties', 'paths', 'drawings', 'build', 'attacks', 'engines', 'e2e-proof'])
  expect(names(['--proof', '--only=e2e-proof'])).toEqual(['e2e-proof'])
})

it('writes anew what a step compares with only where that is asked for', () => {
  const wordOf = (args: string[]) => chosenSteps(args).map(({ commands }) => commands[0]!.includes('--update'))
  expect([wordOf(['--only=unit,walks']), wordOf(['--only=unit,walks', '--write'])]).toEqual([
    [false, false],
    [false, true],
  ])
})

it('refuses what it does not understand, naming what there is', () => {
  const known = 'use --only= with types, lint, unused, unit, walks, components, diagrams, faults, build, e2e.'
  expect(() => chosenSteps(['--only=e2e,speed'])).toThrow(`There is no step «speed»: ${known}`)
  expect(() => chosenSteps(['e2e'])).toThrow(`«e2e» is not understood: ${known}`)
})
