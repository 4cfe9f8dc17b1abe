// The runner behind `npm test`. Node's own modules only, until the packages are installed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { API_SHOP, buildShop, installPackages, isBuilt, isInstalled, SHOP } from '../../server/set-up.mjs'
import { countTests, failures, summary } from './count.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { chosenSteps } from './steps.mjs'

const print = (line) => console.log(line)
/** The tests are those of the demo, whatever server the person's own settings name. */
const env = { ...process.env, API_URL: '', VITE_API_URL: '' }
/** What the machines of the unit tests walked: one step notes it, the other judges it. */
const WALKS = resolve('test-results/walks')

/**
 * Runs the steps that the arguments ask for, all of them even after a failure, and prints the time of each and the sum.
 * Out: true when nothing failed. Rejects with one readable message when the set-up is not possible.
 */
export async function runSteps(args) {
  const steps = chosenSteps(args)
  await setUp()
  const results = []
  for (const step of steps) {
    const startedAt = performance.now()
    print(`\n── ${step.name}`)
    const count = await runStep(step, results)
    const failed = count.failed && step.report ? failures(step.kind, readReport(step)) : []
    results.push({ name: step.name, count, failed, seconds: (performance.now() - startedAt) / 1000 })
  }
  print('')
  for (const each of results.flatMap(({ failed }) => failed)) print(`✗ ${each}`)
  for (const { name, count, seconds } of results) {
    print(
      `${count.failed ? '✗' : '✓'} ${name.padEnd(11)}${seconds.toFixed(1).padStart(7)} s   ${count.passed} of ${count.passed + count.failed}`,
    )
  }
  const counts = results.map(({ count }) => count)
  print(summary(counts))
  return counts.every(({ failed }) => failed === 0)
}

async function setUp() {
  if (isInstalled()) return
  print('Installing packages (npm ci), only this time.')
  await installPackages()
}

/** One step's count. What keeps a step from running is printed and counts as its failure. */
async function runStep(step, before) {
  if (step.report) rmSync(step.report, { force: true })
  try {
    const stepEnv = (await readying[step.name]?.(before)) ?? env
    const exitCode = await runAll(step, { ...stepEnv, ...step.env })
    return step.kind === 'check'
      ? { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 }
      : countTests(step.kind, readReport(step), exitCode)
  } catch (error) {
    print(error.message)
    return { passed: 0, failed: 1 }
  }
}

/** What a step needs beyond the packages. In: the results of the steps before. Out: its environment. */
const readying = {
  unit: readyForNotes,
  walks: readyForWalks,
  engines: (before) => readyShops(before, [SHOP]),
  e2e: readyForBrowser,
  'e2e-proof': readyForBrowser,
}

function readyForNotes() {
  rmSync(WALKS, { recursive: true, force: true })
  mkdirSync(WALKS, { recursive: true })
  return { ...env, WALKS }
}

function readyForWalks(before) {
  if (!before.some(({ name }) => name === 'unit')) throw new Error('Not run: it judges what the step «unit» walks, so name both.')
  return { ...env, WALKS }
}

/** The end-to-end tests need a browser and the shop built both ways. In: the results of the steps before. */
async function readyForBrowser(before) {
  await readyShops(before, [SHOP, API_SHOP])
  return { ...env, CHROMIUM_PATH: await ensureChromium(print) }
}

/** Builds what is not built. In: the results of the steps before, which shops are needed. */
async function readyShops(before, shops) {
  const build = before.find(({ name }) => name === 'build')
  if (build?.count.failed) throw new Error('Not run: the build failed.')
  for (const shop of shops) if (!isBuilt(env, shop)) await buildShop(env, shop)
  return env
}

/** Every program of a step, also after one of them failed. Out: 0, or the exit code of the last that failed. */
async function runAll(step, stepEnv) {
  let result = 0
  for (const [file, ...args] of step.commands) result = (await runProgram(file, args, stepEnv, step.minutes)) || result
  return result
}

function runProgram(file, args, programEnv, minutes) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { env: programEnv, stdio: ['ignore', 'inherit', 'inherit'] })
    const timer = setTimeout(() => {
      print(`Stopped: ${file} took longer than ${minutes} min.`)
      child.kill('SIGINT') // the browser's runner then stops its server too
    }, minutes * 60_000)
    child.on('error', (error) => print(error.message))
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    })
  })
}

function readReport(step) {
  try {
    return JSON.parse(readFileSync(step.report, 'utf8'))
  } catch {
    return null
  }
}
