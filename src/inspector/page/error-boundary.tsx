import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/controls/button'
import { StateView } from '../../ui/feedback/state-view'

/** A picture that did not load, or a part of the page that broke: the rest goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <StateView
        role="alert"
        title="Эта часть инспектора не&nbsp;открылась"
        actions={
          <Button variant="fill" onClick={() => this.setState({ hasFailed: false })}>
            Повторить
          </Button>
        }
      >
        Запись не&nbsp;потеряна, события копятся дальше.
      </StateView>
    )
  }
}
