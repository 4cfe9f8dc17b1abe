import { describe, expect, it } from 'vitest'
import { routes } from '../../../model/routing/routes'
import { shapeOf } from '../../../src/layouts/skeleton/page-shape'

describe('what stands where a page will be', () => {
  it.each([
    ['/', 'hero'],
    ['/catalog/*', 'filters'],
    ['/cart', 'side'],
    ['/product/:id?', 'side'],
    ['/personal/orders', 'rows'],
    ['/support', 'text'],
  ])('fits the page of %s: %s', (path, shape) => {
    expect([routes.some((route) => route.path === path), shapeOf(path)]).toEqual([true, shape])
  })
})
