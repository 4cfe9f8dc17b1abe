import { createLazy } from '../shop/code/lazy'

/** The survey's dialog: its code comes when it opens. */
export const surveyPopup = createLazy(async () => (await import('./survey-popup')).SurveyPopup)
