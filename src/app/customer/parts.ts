import { CartBar, WaitingChanges } from '../../layouts/bars/cart-bar'
import { CustomerBars } from '../../layouts/bars/customer-bars'
import { CustomerTools } from '../../layouts/header/customer-tools'
import { Cabinet } from '../../layouts/personal/cabinet'
import { CustomerPopups } from '../../layouts/popups/customer-popups'
import { SkipToOrder } from '../../layouts/shortcuts/skip-to-order'
import { TabBarCount } from '../../layouts/tab-bar-count'
import { ComparedOffer } from '../../product/compare/compared-offer'
import { CardHeart, CardOffer } from '../../product/list/card-offer'
import { OfferCells, RowFlag } from '../../product/list/offer-cells'
import { PriceListButton } from '../../product/price-list/price-list-button'

/** What of the pages that guests see too only customers see. */
export const parts = {
  Cabinet,
  CardHeart,
  CardOffer,
  CartBar,
  ComparedOffer,
  CustomerBars,
  CustomerPopups,
  CustomerTools,
  OfferCells,
  PriceListButton,
  RowFlag,
  SkipToOrder,
  TabBarCount,
  WaitingChanges,
}
