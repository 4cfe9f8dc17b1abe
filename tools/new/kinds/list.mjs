import { formsOf } from '../name-forms.mjs'

/** A page that lists what one call answers. */
export default {
  usage: 'list <name>: a page that lists what the call <name>.list answers, after `npm run new endpoint <name>`',
  files: (name) => [{ path: `src/pages/${name}/${name}-page.tsx`, text: page(name) }],
  next: [
    "Name the page in the row of its route in model/routing: page: '<name>/<name>-page'. From then on search engines may keep it.",
    'Say in the empty list why it is empty and what to do, and what a row shows.',
    'Say in a test of the page what it shows, empty and failed too, with the id of its route in the title.',
  ],
}

const page = (name) => `import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { ButtonLink } from '../../ui/controls/button'
import { StateView } from '../../ui/feedback/state-view'

/** What the page lists, and in which order. */
export default function ${formsOf(name).pascal}Page({ route }: PageProps) {
  const list = useResource('${formsOf(name).camel}.list', {})
  useHead({ title: route.title, canonical: route.path })
  useArrived(list.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      <ResourceView of={list} waiting="Загружаем список" failed="Список не загрузился" height={480} className={undefined}>
        {({ items }) =>
          items.length === 0 ? (
            <StateView
              drawing="list"
              title="Здесь пока пусто"
              actions={
                <ButtonLink variant="main" href="/catalog">
                  В каталог
                </ButtonLink>
              }
            />
          ) : (
            <ul>
              {items.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </>
  )
}
`
