import type { Locator, Page } from '@playwright/test'

/** «Кто будет покупать...» */
export class RegionPopup {
  readonly popup: Locator
  readonly apply: Locator
  constructor(page: Page) {
    this.popup = page.getByRole('dialog', { name: 'Кто будет покупать...' })
    this.apply = this.popup.getByRole('button', { name: 'Применить' })
  }

  /** A region by its store city. */
  region = (city: string): Locator => this.popup.getByRole('radio', { name: city })

  async choose(city: string): Promise<void> {
    await this.region(city).check()
    await this.apply.click()
  }
}
