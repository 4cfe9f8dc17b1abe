import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../pages/errors/error-page'

/** What a component throws while it draws becomes the error page; the next address tries anew. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override componentDidMount() {
    addEventListener('popstate', this.forget)
  }
  override componentWillUnmount() {
    removeEventListener('popstate', this.forget)
  }
  private forget = () => this.setState({ error: null })
  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />
  }
}
