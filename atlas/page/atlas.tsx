import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { LOST_CODE_ADVICE } from '../../model/lost-code'
import { useHead } from '../../src/shop/head'
import type { PageProps } from '../../src/shop/page-props'
import { useArrived } from '../../src/hooks/screen/use-navigation'
import { LostPart } from '../../src/shop/code/lost-part'
import { FailedView } from '../../src/ui/feedback/failed-view'
import { StateView } from '../../src/ui/feedback/state-view'
import { flowPage } from './flow-files'
import { FlowNav } from './flow-nav'
import { LiveFlow } from './live-flow'
import styles from './atlas.module.scss'
import { titleOf } from './page-titles'

const LOST = 'Такой страницы в\u00a0потоках нет'

/** The atlas of flows in the demo: the pages of docs/flows, in whose pictures the states of this shop are lit. [DEC-070] */
export function Atlas({ route, params }: PageProps) {
  const { page } = params
  const isStory = route.path.startsWith('/flows/stories/')
  const name = isStory ? `stories/${page}` : (page ?? 'index')
  const at = name === 'index' ? '/flows' : `/flows/${name}`
  const shown = flowPage(name)
  useHead({ title: `${shown ? (titleOf(at) ?? name) : LOST} – ${route.title}`, isIndexed: false })
  const find = new URLSearchParams(useSearch()).get('find') ?? ''
  return (
    <div className={styles.page}>
      <div>
        {shown === null ? (
          <Instead>
            <StateView drawing="list" headingLevel={1} title={LOST} actions={<Link href="/flows">Все потоки</Link>}>
              Найдите её по&nbsp;слову или по&nbsp;имени в&nbsp;коде.
            </StateView>
          </Instead>
        ) : (
          <LostPart
            key={name}
            told={(retry) => (
              <Instead>
                <FailedView headingLevel={1} title="Страница потоков не&nbsp;загрузилась" onRetry={retry}>
                  {LOST_CODE_ADVICE}
                </FailedView>
              </Instead>
            )}
          >
            <LiveFlow page={shown} machineId={isStory ? null : (page ?? null)} find={find} />
          </LostPart>
        )}
      </div>
      {/* Who reads by keyboard is at the text first. */}
      <FlowNav current={at} />
    </div>
  )
}

/** What stands where a page would: nothing more is to come. */
function Instead({ children }: { children: ReactNode }) {
  useArrived(true)
  return children
}
