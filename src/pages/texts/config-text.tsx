import type { ReactNode } from 'react'
import type { Config } from '../../../model/content/config'
import type { TextBlock } from '../../../model/content/text-block'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { TextPage, type TextPageProps } from '../../ui/text/text-page'

type ConfigTextProps = Pick<PageProps, 'route'> & {
  /** For search engines. */
  description?: string | undefined
  date?: TextPageProps['date']
  /** The text, with the names and numbers of the configuration in it. */
  textOf: (config: Config) => readonly TextBlock[]
  children?: ReactNode
}

/** A page of a text that takes names, addresses and requisites from the configuration, and waits for them. [DEC-001] */
export function ConfigText({ route, description, date, textOf, children }: ConfigTextProps) {
  const config = useResource('config.get', {})
  useHead({ title: route.title, canonical: route.path, description })
  useArrived(config.status !== 'loading')
  return (
    <ResourceView of={config} waiting="Загружаем страницу" failed="Страница не загрузилась" height={640} className={undefined}>
      {(facts) => (
        <TextPage title={route.title} blocks={textOf(facts)} date={date}>
          {children}
        </TextPage>
      )}
    </ResourceView>
  )
}
