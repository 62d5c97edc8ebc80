import { describe, expect, test } from 'vitest'
import { formatFragment, parseFragment } from './url-fragment.ts'

describe('a fragment', () => {
  test('carries page, zoom, rotation and search', () => {
    expect(parseFragment('#page=3&zoom=125&rotate=90&search=akta%20notaris')).toEqual({
      page: 3,
      zoom: 1.25,
      rotation: 90,
      search: 'akta notaris',
    })
  })

  test.each([
    ['zoom=auto', { fit: 'auto' }],
    ['zoom=page-width', { fit: 'width' }],
    ['zoom=FitH,100', { fit: 'width' }],
    ['zoom=Fit', { fit: 'page' }],
    ['zoom=page-actual', { fit: 'actual' }],
    ['zoom=150,20,40', { zoom: 1.5 }],
    ['page=3&zoom=0', { page: 3 }],
    ['page=3&zoom=-50', { page: 3 }],
    ['search="surat kuasa"', { search: 'surat kuasa' }],
    ['page=x&rotate=90', { rotation: 90 }],
  ])('%s', (fragment, expected) => {
    expect(parseFragment(fragment)).toEqual(expected)
  })

  test.each(['', '#', '#contact', '#page=', '#zoom=large', '#zoom=0', '#search='])(
    '%s is not about the viewer',
    (fragment) => {
      expect(parseFragment(fragment)).toBeNull()
    },
  )

  test('is written so that it is read back alike', () => {
    const state = { page: 12, zoom: 0.675, rotation: 270, search: 'PT & CV = badan usaha?' }
    expect(parseFragment(formatFragment(state))).toEqual(state)
    expect(formatFragment({ page: 1, fit: 'width', rotation: 0, search: '' })).toBe('page=1&zoom=page-width')
  })
})
