import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Everything that a machine can tell of WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on the colours, and on the width. */
const SIGHT = { contrast: ['color-contrast'], targets: ['target-size'], sight: ['color-contrast', 'target-size'] }

export type Violation = { rule: string; at: string; why: string }

/**
 * What axe finds wrong with the page as it stands: by all rules, or by those of contrast (`contrast`), target size (`targets`) or both (`sight`);
 * in the whole page, or within its main part, where the head and the foot were looked at before.
 */
export async function violations(page: Page, what: 'all' | keyof typeof SIGHT, where: 'page' | 'main' = 'page'): Promise<Violation[]> {
  // The shop has no frames, and what passes is not asked for: looked at the plain way, a page takes three times as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (where === 'main') builder.include('main')
  const found = await (what === 'all' ? builder.withTags(TAGS) : builder.withRules(SIGHT[what])).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, at: target.join(' '), why: (failureSummary ?? '').replace(/\s+/g, ' ') })),
  )
}
