import { Component, type ReactNode } from 'react'
import { Button } from '../../src/ui/controls/button'
import { StateView } from '../../src/ui/feedback/state-view'

type BoundaryProps = {
  /** What stands in the place of what broke. @param again draws that anew; without it a sentence with a button */
  instead?: ((error: unknown, again: () => void) => ReactNode) | undefined
  children: ReactNode
}
type Failed = { failed: { error: unknown } | null }

/** A picture that did not load, or a part of the page that broke: the rest goes on. */
export class ErrorBoundary extends Component<BoundaryProps, Failed> {
  override state: Failed = { failed: null }

  static getDerivedStateFromError(error: unknown): Failed {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { children, instead } = this.props
    const { failed } = this.state
    if (!failed) return children
    const again = () => this.setState({ failed: null })
    if (instead) return instead(failed.error, again)
    return (
      <StateView
        role="alert"
        title="Эта часть инспектора не&nbsp;открылась"
        actions={
          <Button variant="fill" onClick={again}>
            Повторить
          </Button>
        }
      >
        Запись не&nbsp;потеряна, события копятся дальше.
      </StateView>
    )
  }
}
