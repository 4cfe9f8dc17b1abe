import { matchRoute } from '../../../model/routing/routes'
import DocumentsPage from '../../../src/pages/documents/documents-page'
import { region } from '../../support/plain-region'
import { type Answers, type Opened, openShop } from '../support/open-shop'
import { buyer, user } from '../support/people'

/** The page of documents at an address, for an administrator of its region; for a plain member with `isMember`. */
export function openDocuments(query: string, answers: Answers, { isMember = false } = {}): Promise<Opened> {
  history.replaceState(null, '', `/personal/documents${query}`)
  const { route } = matchRoute('/personal/documents')! // it is one of the table
  return openShop(<DocumentsPage route={route} params={{}} />, {
    ...buyer(0),
    'config.get': () => ({ shop_name: 'Картер', edo_url: '/ext/edo', phone: '79000000114', main_links: [] }),
    'regions.list': () => [region(5, { admin_ids: isMember ? [] : [user.id] })],
    'regions.manager': () => ({ name: 'Ольга Ефимова', phone: '79000000206', email: 'e@karter.example' }),
    ...answers,
  })
}
