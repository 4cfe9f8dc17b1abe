import type { Page } from '@playwright/test'

/** What makes the page scroll sideways at the width that its window has now; empty where nothing does. */
export const sidewaysAt = (page: Page, width: number): Promise<string[]> => page.evaluate(findWide, width)

/**
 * Measured after the frame in which the page learns its new width: what is drawn otherwise on phones by the code, not by the styles
 * alone, changes in it.
 * @param width that the page must keep, px
 */
async function findWide(width: number): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { scrollWidth, clientWidth } = document.documentElement
  if (clientWidth > width) return [`the page is ${clientWidth} px wide`]
  if (scrollWidth <= clientWidth && document.body.scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 8)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)} ends at ${Math.round(element.getBoundingClientRect().right)}`,
    )
}
