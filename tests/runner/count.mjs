// What really ran, as numbers. Pure.

const oneFailed = { passed: 0, failed: 1 }

/**
 * Counts a run by its report and its exit code. A crashed runner and a run without a single executed test count as one failure,
 * and so does a run that ends badly although every test passed.
 * In: how to read the report, the parsed JSON report or null, the exit code or null when it was killed. Out: `{ passed, failed }`.
 */
export function countTests(kind, report, exitCode) {
  if (report === null) return oneFailed
  const { passed, failed } = readers[kind](report)
  if (failed > 0) return { passed, failed }
  return exitCode === 0 && passed > 0 ? { passed, failed } : { passed, failed: 1 }
}

/**
 * The tests that failed, a line each: file, title, the first line of what went wrong.
 * In: how to read the report, and the parsed JSON report or null.
 */
export const failures = (kind, report) => (report === null ? [] : listers[kind](report))

/** The last line of a run. In: the counts of its steps. */
export function summary(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

const readers = { vitest: countVitest, playwright: countPlaywright }
const listers = { vitest: listVitest, playwright: listPlaywright }

const line = (...parts) =>
  parts
    .filter(Boolean)
    .map((part) => part.trim().split('\n')[0])
    .join(' › ')

function listVitest(report) {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter(isFailed)
    if (status === 'failed' && failed.length === 0) return [line(name, message)]
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]))
  })
}

function listPlaywright({ suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  const messageOf = ({ tests }) => tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean)
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return [
    ...failed.map((spec) => line(`${spec.file}:${spec.line}`, spec.title, messageOf(spec))),
    ...errors.map(({ message }) => line(message)),
  ]
}

/** A test file that could not be loaded has no tests in the report, and is one failure itself. */
function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const broken = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  return { passed: tests.filter((test) => test.status === 'passed').length, failed: tests.filter(isFailed).length + broken.length }
}

/** A test that needed a second try is a failure; errors outside tests are failures of their own. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

function isFailed(test) {
  return test.status === 'failed'
}
