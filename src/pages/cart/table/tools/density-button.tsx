import Rows2 from 'lucide-react/icons/rows-2'
import Rows4 from 'lucide-react/icons/rows-4'
import { useIsCartDense } from '../../../../hooks/cart/use-cart-view'
import { storeCartView } from '../../../../platform/cart/kept-view'
import { IconButton } from '../../../../ui/controls/icon-button'

/** Changes between the usual rows and dense ones; remembered in this browser. */
export function DensityButton() {
  const isDense = useIsCartDense()
  return (
    <IconButton
      size="s"
      label={isDense ? 'Обычные строки' : 'Плотные строки'}
      icon={isDense ? Rows2 : Rows4}
      iconSize={16}
      onClick={() => storeCartView({ isDense: !isDense })}
    />
  )
}
