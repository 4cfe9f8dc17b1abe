import { cart } from './cart/driver'
import { cookieNotice } from './cookieNotice'
import { helpWidget } from './helpWidget'
import { review } from './review'
import { survey } from './survey'
import type { AnyDriver } from './harness/driver'

/** Every machine that is walked on the screen. */
export const drivers: readonly AnyDriver[] = [cart, cookieNotice, helpWidget, review, survey]
