import type { Category } from '../../../model/catalogue/category'
import { PHONE, useMedia } from '../../ui/use-media'
import { DrillMenu } from './drill-menu'
import { MegaMenu } from './mega-menu'

/** The categories in two panes, on phones one level after the other. */
export function CategoryRoots({ roots, isByClick }: { roots: readonly Category[]; isByClick: boolean }) {
  const isPhone = useMedia(PHONE)
  return isPhone ? <DrillMenu roots={roots} /> : <MegaMenu roots={roots} isByClick={isByClick} />
}
