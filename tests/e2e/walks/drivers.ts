import { checkout } from './checkout'
import { cart } from './cart/driver'
import { cookieNotice } from './cookieNotice'
import { helpWidget } from './helpWidget'
import { invite } from './invite'
import { loginForm } from './loginForm'
import { regions } from './regions'
import { review } from './review'
import { session } from './session'
import { survey } from './survey'
import type { AnyDriver } from './harness/driver'

/** Every machine that is walked on the screen. */
export const drivers: readonly AnyDriver[] = [cart, checkout, cookieNotice, helpWidget, invite, loginForm, regions, review, session, survey]
