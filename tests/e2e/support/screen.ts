import type { Page } from '@playwright/test'

/** Whether the page is as narrow as a phone: then the header's tools are in the tab bar. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 1440) < 768
