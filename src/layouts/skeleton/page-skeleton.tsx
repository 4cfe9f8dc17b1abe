import { useBrowserLocation } from 'wouter/use-browser-location'
import { matchRoute } from '../../../model/routing/routes'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { type PageShape, shapeOf } from './page-shape'
import styles from './page-skeleton.module.scss'

const LINES = ['32%', '78%', '64%', '71%', '46%', '58%']
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const TILES = ROWS.slice(0, 6)
const Rows = ({ height }: { height: number }) => (
  <div className={styles.rows}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={height} />
    ))}
  </div>
)

/** What stands where a page's code is on its way: grey shapes where the page of this address will have something. [DEC-059] */
export function PageSkeleton() {
  const [pathname] = useBrowserLocation()
  const shape = shapeOf(matchRoute(pathname)?.route.path)
  return (
    <BusyRegion isBusy label="Загружаем страницу" className={styles.page}>
      <Delayed>
        {shape !== 'hero' && <Skeleton width="min(320px, 70%)" height={30} />}
        <Body shape={shape} />
      </Delayed>
    </BusyRegion>
  )
}

function Body({ shape }: { shape: PageShape }) {
  switch (shape) {
    case 'hero':
      return (
        <>
          <Skeleton height={320} />
          <div className={styles.tiles}>
            {TILES.map((tile) => (
              <Skeleton key={tile} height={148} />
            ))}
          </div>
        </>
      )
    case 'filters':
      return (
        <div className={styles.filters}>
          <Skeleton height={520} />
          <Rows height={56} />
        </div>
      )
    case 'side':
      return (
        <div className={styles.side}>
          <Rows height={56} />
          <Skeleton height={420} />
        </div>
      )
    case 'rows':
      return <Rows height={44} />
    case 'text':
      return (
        <div className={styles.panel}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </div>
      )
  }
}
