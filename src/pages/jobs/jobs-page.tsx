import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Panel } from '../../ui/surfaces/panel'
import styles from './jobs-page.module.scss'
import { Vacancy } from './vacancy'

/** The open vacancies as the server orders them, each with its text and an application. [ROUTE-006] */
export default function JobsPage({ route }: PageProps) {
  const jobs = useResource('jobs.list', { query: { active: '1' } })
  useHead({ title: route.title, canonical: route.path, description: route.description })
  useArrived(jobs.status !== 'loading')
  return (
    <>
      <h1>{route.title}</h1>
      <ResourceView of={jobs} waiting="Загружаем вакансии" failed="Вакансии не загрузились" height={640} className={styles.place}>
        {({ items }) =>
          items.length === 0 ? (
            <StateView
              drawing={listDrawing}
              title="Вакансий пока нет"
              actions={
                <ButtonLink variant="line" href="/info/about-company">
                  О&nbsp;компании
                </ButtonLink>
              }
            >
              Когда появятся, мы&nbsp;покажем их&nbsp;здесь.
            </StateView>
          ) : (
            <Panel label="Вакансии" isFlush className={styles.panel}>
              <ul>
                {items.map((job) => (
                  <Vacancy key={job.id} job={job} />
                ))}
              </ul>
            </Panel>
          )
        }
      </ResourceView>
    </>
  )
}
