import type { ReadName } from '../contract'

/** A read by which a page got what it shows. */
export type DrawnRequest = { name: ReadName; args: object }

/** What of the shop's data the first screen shows: reads, and product ids whose prices were asked for together, in the order of the questions. */
export type DrawnNeeds = { requests: readonly DrawnRequest[]; prices: readonly (readonly number[])[] }

/** Whose page it is: the window, a phone's or any other, and what the browser's cookies say. */
export type Visitor = {
  screen: 'phone' | 'wide'
  /** The notice about cookies was accepted. */
  hasConsent: boolean
  /** The colours that were chosen; null: those of the system. */
  theme: 'light' | 'dark' | null
  regionId: number | null
  addressId: number | null
}

/** The page that is to be drawn. `search` with its question mark, '' where there is none; `origin` of the shop: 'https://…'. */
export type DrawingAsked = { pathname: string; search: string; origin: string; visitor: Visitor }

/** What is seen first at an address: markup for the page's root, what stands in it, and whether it is that of somebody who is signed in. */
export type Drawing = { markup: string; needs: DrawnNeeds; isCustomer: boolean }

/** An answer of the API: its address without the origin, the body that was sent ('' for none), its status and its text. */
export type DrawnAnswer = { url: string; body: string; status: number; text: string }

/** How a control is found again in another drawing of the same page: the how manieth of its tag with these words. */
export type ControlName = { tag: string; words: string; index: number }

/** What was done to the drawn page before the shop ran: the last press, what was typed, where the focus is. */
export type Waiting = {
  pressed: ControlName | null
  typed: readonly { control: ControlName; value: string }[]
  focused: ControlName | null
}

/** What a drawn page leaves for the shop. */
export type DrawnPage = { screen: Visitor['screen']; needs: DrawnNeeds; answers: readonly DrawnAnswer[]; waiting: Waiting }
