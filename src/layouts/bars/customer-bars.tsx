import { DocumentsBar } from './documents-bar'
import { ModerationBar } from './moderation-bar'
import { RegionsBar } from './regions-bar'

/** What a customer must know on every page: of his companies, his region, his documents. [NAV-001] */
export function CustomerBars() {
  return (
    <>
      <RegionsBar />
      <ModerationBar />
      <DocumentsBar />
    </>
  )
}
