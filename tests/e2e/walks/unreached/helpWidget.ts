import type { helpWidgetMachine } from '../../../../machines/help-widget/help-widget.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfHelpWidget: Unreached<typeof helpWidgetMachine> = {}
