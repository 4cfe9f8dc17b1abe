import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../pages/errors/error-page'

type State = { error: unknown; path: string }
/** `onCaught`: told before anything is tried anew. */
type Props = { path: string; onCaught?: () => void; children: ReactNode }

/** What a component throws while it draws becomes the error page; another address tries anew. The root's `onCaughtError` logs it. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Nothing was thrown') }
  }
  static getDerivedStateFromProps({ path }: { path: string }, state: State): State | null {
    return path === state.path ? null : { error: null, path }
  }
  override componentDidCatch(): void {
    this.props.onCaught?.()
  }
  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorPage error={this.state.error} onRetry={() => this.setState({ error: null })} />
    )
  }
}
