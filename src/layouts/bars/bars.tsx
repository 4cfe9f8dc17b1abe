import { ConnectionBar } from './connection-bar'
import { DocumentsBar } from './documents-bar'
import { ModerationBar } from './moderation-bar'
import { RegionsBar } from './regions-bar'
import { SessionBar } from './session-bar'

/** What must be known on every page. [NAV-001] */
export function Bars() {
  return (
    <>
      <FailureBars />
      <RegionsBar />
      <ModerationBar />
      <DocumentsBar />
    </>
  )
}

/** What does not work right now: the login, the network. */
export function FailureBars() {
  return (
    <>
      <SessionBar />
      <ConnectionBar />
    </>
  )
}
