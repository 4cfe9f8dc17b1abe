import { DocumentsBar } from './documents-bar'
import { GuessedBar } from './regions/guessed-bar'
import { ModerationBar } from './regions/moderation-bar'
import { RegionsBar } from './regions/regions-bar'

/** What a customer must know on every page: of his companies, his region, his documents. [NAV-001] */
export function CustomerBars() {
  return (
    <>
      <RegionsBar />
      <GuessedBar />
      <ModerationBar />
      <DocumentsBar />
    </>
  )
}
