import { createLate } from '../../shop/code/late'

/** The survey's dialog: its code comes when it opens. */
export const surveyPopup = createLate(async () => (await import('./survey-popup')).SurveyPopup)
