import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { filesOf } from '../../server/build/early/page-files'

/** A chunk of a build as far as it is looked at; `module` is below the project's root. */
const chunk = (name: string, imports: readonly string[], module: string) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  imports: imports.map((other) => `${other}.js`),
  moduleIds: [`${process.cwd()}/${module}`],
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
})
const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle

test('styles of a page stand behind those of all that it imports, in whatever order it does', () => {
  const parts = chunk('parts', [], 'src/ui/part.tsx')
  const list = chunk('list', ['parts'], 'src/pages/list.tsx')
  for (const imports of [
    ['parts', 'list'],
    ['list', 'parts'],
  ]) {
    const bundle = bundleOf(chunk('page', imports, 'src/pages/page.tsx'), list, parts)
    expect(filesOf(bundle, 'src/pages/page.tsx', new Set()).styles).toEqual(['parts.css', 'list.css', 'page.css'])
  }
})

test('what is loaded anyway is not asked for again', () => {
  const bundle = bundleOf(chunk('page', ['parts'], 'src/pages/page.tsx'), chunk('parts', [], 'src/ui/part.tsx'))
  const files = filesOf(bundle, 'src/pages/page.tsx', new Set(['parts.js', 'parts.css']))
  expect(files).toEqual({ scripts: ['page.js'], styles: ['page.css'] })
})
