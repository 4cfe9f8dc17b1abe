import type { ReadName } from '../contract'

/** A read by which a page got what it shows. */
export type DrawnRequest = { name: ReadName; args: object }

/** What a guest sees first at an address: markup for the page's root, and the reads whose data stand in it. */
export type Drawing = { markup: string; requests: readonly DrawnRequest[] }

/** The guest that a page is drawn for: the window, a phone's or any other, and whether the notice about cookies was accepted. */
export type Guest = { screen: 'phone' | 'wide'; hasConsent: boolean }

/** The page that is to be drawn. `search` with its question mark, '' where there is none; `origin` of the shop: 'https://…'. */
export type DrawingAsked = { pathname: string; search: string; origin: string; guest: Guest }

/** An answer of the API: its address without the origin, the body that was sent ('' for none), and its text. */
export type DrawnAnswer = { url: string; body: string; text: string }

/** How a control is found again in another drawing of the same page: the how manieth of its tag with these words. */
export type ControlName = { tag: string; words: string; index: number }

/** What was done to the drawn page before the shop ran: the last press, what was typed, where the focus is. */
export type Waiting = {
  pressed: ControlName | null
  typed: readonly { control: ControlName; value: string }[]
  focused: ControlName | null
}

/** What a drawn page leaves for the shop. */
export type DrawnPage = { guest: Guest; requests: readonly DrawnRequest[]; answers: readonly DrawnAnswer[]; waiting: Waiting }
