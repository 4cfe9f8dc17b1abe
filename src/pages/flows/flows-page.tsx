import { Atlas } from '../../../atlas/page/atlas'
import type { PageProps } from '../../shop/page-props'

/** The page of the atlas, in the demo alone: no build for a real server loads this module. [DEC-070] */
export default function FlowsPage(props: PageProps) {
  return <Atlas {...props} />
}
