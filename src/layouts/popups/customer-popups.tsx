import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { selectSurvey } from '../../../machines/survey/survey.selectors'
import { useAppActor } from '../../shop/app-context'
import { usePopup } from '../../hooks/screen/use-popup'
import { useSetup } from '../../hooks/visitor/use-setup'
import { useReview } from '../../review/use-review'
import { useAwaitedList } from '../../product/notify/use-awaited-list'
import { ShortcutList } from '../shortcuts/shortcut-list'
import { useStoppedShipments } from './use-stopped-shipments'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import { LazyPart } from '../../shop/code/lazy-part'
import { CabinetPopup } from './cabinet-popup'
import { setupPopup } from './lazy-popups'
import { reviewPopup } from '../../review/lazy-review'
import { surveyPopup } from '../../survey/lazy-survey'
import { LogoutPopup } from '../../login/logout-popup'
import { RegionPopup } from './region-popup'

/** What only customers have over any page, and their keys. [DEC-049, DEC-051] */
export function CustomerPopups() {
  const [pathname] = useBrowserLocation()
  // The list of keys goes with the page that it was opened on.
  const [helpOn, setHelpOn] = useState<string | null>(null)
  if (helpOn !== null && helpOn !== pathname) setHelpOn(null)
  const showHelp = () => setHelpOn(pathname)
  const region = usePopup('region')
  const cabinet = usePopup('cabinet')
  const setup = useSetup()
  const review = useReview()
  const survey = usePopup('survey')
  const isAsked = useSelector(useAppActor('survey'), (state) => selectSurvey(state) !== null)
  useAwaitedList()
  useStoppedShipments()
  useShortcuts({ onHelp: showHelp })
  return (
    <>
      {setup.isOpen && <LazyPart of={setupPopup} onClose={setup.putOff} />}
      {region.isOpen && <RegionPopup onClose={region.close} />}
      {cabinet.isOpen && <CabinetPopup onClose={cabinet.close} onHelp={showHelp} />}
      {review.isOpen && <LazyPart of={reviewPopup} onClose={review.close} />}
      {survey.isOpen && isAsked && <LazyPart of={surveyPopup} onClose={survey.close} />}
      {helpOn === pathname && <ShortcutList onClose={() => setHelpOn(null)} />}
      <LogoutPopup />
    </>
  )
}
