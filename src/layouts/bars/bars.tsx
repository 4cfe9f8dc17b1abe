import { useCustomerParts } from '../../hooks/visitor/customer-parts'
import { ConnectionBar } from './connection-bar'
import { DemoBar } from './demo-bar'
import { ForeignBar } from './foreign-bar'
import { SessionBar } from './session-bar'

/** What must be known on every page. [NAV-001] */
export function Bars() {
  const parts = useCustomerParts()
  return (
    <>
      <FailureBars />
      {parts && <parts.CustomerBars />}
    </>
  )
}

/** What does not work right now: the login, the network, the memory of the demo. */
export function FailureBars() {
  return (
    <>
      <ForeignBar />
      <SessionBar />
      <ConnectionBar />
      {__FAKE_SERVER__ && <DemoBar />}
    </>
  )
}
