import { describe, expect, test, vi } from 'vitest'
import {
  acceptedRotation,
  acceptedZoom,
  clampPage,
  cssPixelsPerPoint,
  fitZoom,
  pageBorder,
  pageDebounceMs,
  resizeDebounceMs,
  steppedZoom,
} from './viewer-rules.ts'

describe('the constants of the specification, section 9', () => {
  test('unit ratio, border, debounces', () => {
    expect(cssPixelsPerPoint).toBe(96 / 72)
    expect(pageBorder).toBe(9)
    expect(resizeDebounceMs).toBe(100)
    expect(pageDebounceMs).toBe(100)
  })
})

describe('a page number', () => {
  test.each([
    [3, 10, 3],
    [0, 10, 1],
    [-4, 10, 1],
    [11, 10, 10],
    [2.9, 10, 2],
    [Number.POSITIVE_INFINITY, 10, 10],
    [Number.NaN, 10, 1],
    [7, 0, 7],
    [-1, 0, 1],
  ])('%s of %s pages is %s', (page, count, expected) => {
    expect(clampPage(page, count)).toBe(expected)
  })
})

describe('a zoom', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('of %s is refused', (zoom) => {
    expect(acceptedZoom(1.5, zoom)).toBe(1.5)
  })

  test('above 0 is taken, up to what a browser can lay out', () => {
    expect(acceptedZoom(1, 0.01)).toBe(0.01)
    expect(acceptedZoom(1, 4)).toBe(4)
    expect(acceptedZoom(1, 1000)).toBe(25)
  })
})

describe('a rotation', () => {
  test.each([
    [0, 0],
    [90, 90],
    [360, 0],
    [450, 90],
    [-90, 270],
    [-360, 0],
    [-450, 270],
  ])('of %s degrees is %s', (wanted, expected) => {
    expect(Object.is(acceptedRotation(180, wanted), expected)).toBe(true)
  })

  test.each([45, 91, Number.NaN, Number.POSITIVE_INFINITY, 89.999])(
    'of %s degrees is refused with the warning',
    (wanted) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(acceptedRotation(180, wanted)).toBe(180)
      expect(warn.mock.calls).toEqual([['Invalid pages rotation angle.']])
    },
  )
})

describe('fitting a page', () => {
  const page = { width: 600, height: 900 }
  const container = { width: 818, height: 618 }

  test('the borders count twice', () => {
    expect(fitZoom('width', container, page)).toBe(1)
    expect(fitZoom('height', container, page)).toBe(0.5)
    expect(fitZoom('page', container, page)).toBe(0.5)
  })

  test('what fits by itself is never larger than the actual size', () => {
    expect(fitZoom('auto', { width: 418, height: 618 }, page)).toBe(0.5)
    expect(fitZoom('auto', { width: 1600, height: 618 }, page)).toBe(1)
  })

  test('the actual size needs no container', () => {
    expect(fitZoom('actual', { width: 0, height: 0 }, page)).toBe(1)
  })

  test.each([
    [{ width: 0, height: 0 }, page],
    [{ width: 18, height: 18 }, page],
    [container, { width: 0, height: 0 }],
    [container, { width: Number.NaN, height: Number.NaN }],
  ])('nothing fits into %o', (room, size) => {
    expect(fitZoom('page', room, size)).toBeNull()
  })
})

describe('the zoom buttons', () => {
  test('go to the next step from anywhere', () => {
    expect(steppedZoom(1, 1)).toBe(1.1)
    expect(steppedZoom(1, -1)).toBe(0.9)
    expect(steppedZoom(1.03, 1)).toBe(1.1)
    expect(steppedZoom(1.03, -1)).toBe(1)
    expect(steppedZoom(0.332, -1)).toBe(0.25)
  })

  test('stop at the ends', () => {
    expect(steppedZoom(0.2, -1)).toBe(0.2)
    expect(steppedZoom(25, 1)).toBe(25)
  })
})
