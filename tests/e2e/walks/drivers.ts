import { checkout } from './checkout'
import { cookieNotice } from './cookieNotice'
import { helpWidget } from './helpWidget'
import { invite } from './invite'
import { review } from './review'
import type { AnyDriver } from './harness/driver'

/** Every machine that is walked on the screen. */
export const drivers: readonly AnyDriver[] = [checkout, cookieNotice, helpWidget, invite, review]
