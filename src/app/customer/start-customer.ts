import type { Api } from '../../../model/contract'
import { isLineInSight } from '../../platform/cart/in-sight'
import { keepDraft, keepSurvey, readDraft, readSurvey } from '../../platform/drafts'
import type { Log } from '../../platform/logger'
import { keepSetup, readSetup } from '../../platform/wishes/typed-company'
import { browserReviews } from '../../platform/reviews'
import { keepLine, readLine } from '../../platform/wishes/begun-line'
import { localRows } from '../../platform/wishes/entered-rows'
import { indexedDbWishes } from '../../platform/wishes/wishes'
import { connectCustomer, type Customer } from './connect-customer'

/** Binds the customer of this tab to the browser. */
export const startCustomer = ({ api, log, tab }: { api: Api; log: Log; tab: string }): Customer =>
  connectCustomer({
    api,
    log,
    readDraft,
    keepDraft,
    readSurvey,
    keepSurvey,
    readLine,
    keepLine,
    readSetup,
    keepSetup,
    wishes: indexedDbWishes(tab, window),
    rows: localRows(tab),
    reviews: browserReviews,
    isInSight: (productId) => isLineInSight(document, productId),
  })
