import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/styles/global.scss'
import { connect, type Connection } from './watching/connect'
import { Inspector } from './inspector'
import { NoChannel } from './no-shop'

function connected(): Connection | null {
  try {
    return connect()
  } catch (error) {
    console.warn('No channel between tabs', error)
    return null
  }
}
const connection = connected()
// inspector.html has the root.
createRoot(document.getElementById('root')!).render(
  <StrictMode>{connection ? <Inspector connection={connection} /> : <NoChannel />}</StrictMode>,
)
