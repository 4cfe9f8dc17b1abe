import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../styles/global.scss'
import { connect } from '../connect'
import { Inspector } from './inspector'

const connection = connect()
// inspector.html has the root.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Inspector connection={connection} />
  </StrictMode>,
)
