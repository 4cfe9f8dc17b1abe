import { Component, type ReactNode } from 'react'
import { isLostCode, LOST_CODE_ADVICE } from '../../../model/lost-code'
import { TroublePanel } from '../../ui/surfaces/trouble-panel'

type LostPartProps = {
  children: ReactNode
  /** What says it in the part's own place; without it a panel over the page does. */
  told?: (retry: () => void) => ReactNode
}

/** Around a part of the page whose code is loaded on demand: where it does not come the page stays, and it is said and may be tried again. What else it throws goes on. [ERROR-006] */
export class LostPart extends Component<LostPartProps, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isLostCode(error)) throw error
    const retry = () => this.setState({ error: null })
    return this.props.told ? (
      this.props.told(retry)
    ) : (
      <TroublePanel title={'Часть магазина не\u00a0загрузилась'} onRetry={retry}>
        На странице всё осталось как было. {LOST_CODE_ADVICE}
      </TroublePanel>
    )
  }
}
