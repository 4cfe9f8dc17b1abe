import { createLate } from '../../app/code/late'

/** The login over the page: its code comes when somebody points at what opens it. */
export const loginPopup = createLate(async () => (await import('./login-popup')).LoginPopup)
/** How to reach the support: its code comes when it is opened. */
export const supportPopup = createLate(async () => (await import('./support-popup')).SupportPopup)
/** What an order was like: its code comes when a mark is asked for. */
export const reviewPopup = createLate(async () => (await import('../../review/review-popup')).ReviewPopup)
/** What the shop asks: its code comes when the survey does. */
export const surveyPopup = createLate(async () => (await import('../survey/survey-popup')).SurveyPopup)
