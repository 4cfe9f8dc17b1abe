import { formsOf } from '../name-forms.mjs'

/** A page of text. */
export default {
  usage: 'page <name>: a page of text, e.g. `npm run new page about-company`',
  files: (name) => [{ path: `src/pages/${name}/${name}-page.tsx`, text: page(name) }],
  next: [
    "Name the page in the row of its route in model/routing: page: '<name>/<name>-page'. From then on search engines may keep it.",
    'Give the row a `description` for search engines, and the page its text and its doc comment.',
    'Say in a test of the page what it shows, with the id of its route in the title.',
  ],
}

const page = (name) => `import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Panel } from '../../ui/surfaces/panel'

/** What the page tells, and whom. */
export default function ${formsOf(name).pascal}Page({ route }: PageProps) {
  useHead({ title: route.title, canonical: route.path })
  useArrived(true)
  return (
    <>
      <h1>{route.title}</h1>
      <Panel title="Заголовок раздела">
        <p>Текст раздела.</p>
      </Panel>
    </>
  )
}
`
