import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { useHead } from '../../app/head'
import type { PageProps } from '../../app/page-props'
import { useLiveMachines } from '../../flows/use-live-machines'
import { useArrived } from '../../hooks/screen/use-navigation'
import { LostPart } from '../../layouts/trouble/lost-part'
import { StateView } from '../../ui/feedback/state-view'
import { flowPage } from './flow-files'
import { FlowNav } from './flow-nav'
import { FlowText } from './flow-text'
import styles from './flows-page.module.scss'

/** The atlas of flows in the demo: the pages of docs/flows, in whose pictures the states of this shop are lit. [DEC-070] */
export default function FlowsPage({ route, params }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const { page } = params
  const isStory = route.path.startsWith('/flows/stories/')
  const name = isStory ? `stories/${page}` : (page ?? 'index')
  const html = flowPage(name)
  const live = useLiveMachines().find(({ machineId }) => !isStory && machineId === page)
  const lit = live ? [live.machineId, ...live.paths.map((path) => `${live.machineId}.${path}`)] : []
  const find = new URLSearchParams(useSearch()).get('find') ?? ''
  return (
    <div className={styles.page}>
      <FlowNav current={name === 'index' ? '/flows' : `/flows/${name}`} />
      <div className={styles.content}>
        {live && (
          <p className={styles.live}>Сейчас в&nbsp;этой вкладке: подсвечены состояния, в&nbsp;которых участник находится прямо сейчас.</p>
        )}
        {html === null ? (
          <StateView drawing="list" title="Такой страницы в&nbsp;потоках нет">
            Поищите слева по&nbsp;слову или по&nbsp;имени в&nbsp;коде.
          </StateView>
        ) : (
          <LostPart key={name}>
            <Suspense fallback={null}>
              <FlowText html={html} lit={lit} find={find} />
            </Suspense>
          </LostPart>
        )}
      </div>
    </div>
  )
}
