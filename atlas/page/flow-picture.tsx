import { useLayoutEffect } from 'react'
import { LOST_CODE_ADVICE } from '../../model/lost-code'
import { useLazy } from '../../src/shop/code/use-lazy'
import { LostPart } from '../../src/shop/code/lost-part'
import { Button } from '../../src/ui/controls/button'
import { Note } from '../../src/ui/surfaces/note'
import { flowPicture } from './flow-files'

/** Wider ones go to sheets of paper that lie, px. */
const TALL_WIDTH = 680

type FlowPictureProps = {
  /** The figure of the page that it stands in, which names its file. */
  figure: HTMLElement
  /** Ids of the states that are lit in it, one space between two. */
  lit: string
}

/** A picture of a page of the atlas, in its figure; where it does not come that is said there, and it may be asked for again. */
export const FlowPicture = (props: FlowPictureProps) => (
  <LostPart
    told={(retry) => (
      <Note tone="bad">
        Рисунок не&nbsp;загрузился. {LOST_CODE_ADVICE}{' '}
        <Button variant="line" size="s" onClick={retry}>
          Повторить
        </Button>
      </Note>
    )}
  >
    <Drawn {...props} />
  </LostPart>
)

function Drawn({ figure, lit }: FlowPictureProps) {
  const svg = useLazy(flowPicture(figure.dataset['picture'] ?? ''))
  useLayoutEffect(() => {
    const isWide = Number(figure.querySelector('svg')?.getAttribute('width')) > TALL_WIDTH
    figure.parentElement?.classList.toggle('lying', isWide)
  }, [figure, svg])
  useLayoutEffect(() => {
    const ids = new Set(lit.split(' '))
    for (const state of figure.querySelectorAll<SVGElement>('[data-state]'))
      state.classList.toggle('is-active', ids.has(state.dataset['state'] ?? ''))
  }, [figure, svg, lit])
  return svg === undefined ? null : <div dangerouslySetInnerHTML={{ __html: svg }} />
}
