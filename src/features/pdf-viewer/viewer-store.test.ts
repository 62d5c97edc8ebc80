import { describe, expect, test } from 'vitest'
import { initialViewerState, reduceViewer, type ViewerAction, type ViewerState } from './viewer-store.ts'

const start = initialViewerState({ page: 1, rotation: 0 })

/** The state after some actions. */
function stateAfter(...actions: readonly ViewerAction[]): ViewerState {
  return actions.reduce(reduceViewer, start)
}

const opened: ViewerAction = { type: 'opened', pageCount: 10 }
const shown: ViewerAction = { type: 'firstPageShown' }

describe('the beginning', () => {
  test('the width fits unless a zoom is given; a zoom that is not above 0 is refused', () => {
    expect(start).toMatchObject({ status: { name: 'loading' }, page: 1, pageCount: 0, zoom: 1, fit: 'width' })
    expect(initialViewerState({ page: 1, rotation: 0, zoom: 2 })).toMatchObject({ zoom: 2, fit: null })
    expect(initialViewerState({ page: 1, rotation: 0, zoom: -2 })).toMatchObject({ zoom: 1, fit: null })
    expect(initialViewerState({ page: 1, rotation: 0, fit: 'page' })).toMatchObject({ fit: 'page' })
  })

  test('a page below 1 is clamped at once, one beyond the document when its length is known', () => {
    expect(initialViewerState({ page: -3, rotation: 0 }).page).toBe(1)
    const far = initialViewerState({ page: 40, rotation: 0 })
    expect(far.page).toBe(40)
    expect(reduceViewer(far, opened).page).toBe(10)
  })

  test('a text to look up opens the search without asking for the focus', () => {
    expect(initialViewerState({ page: 1, rotation: 0, search: 'akta' }).search).toMatchObject({
      isOpen: true,
      text: 'akta',
      focusRequests: 0,
    })
  })
})

describe('the phases of a document', () => {
  test('it loads, opens, and is ready with its first page', () => {
    const loading = stateAfter({ type: 'progress', loaded: 5, total: 10 })
    expect(loading.status).toEqual({ name: 'loading', loaded: 5, total: 10 })
    expect(reduceViewer(loading, opened)).toMatchObject({ status: { name: 'loading' }, pageCount: 10 })
    expect(stateAfter(opened, shown).status).toEqual({ name: 'ready' })
  })

  test('it may ask for a password, twice', () => {
    const asked = stateAfter({ type: 'passwordNeeded', wrong: false })
    expect(asked.status).toEqual({ name: 'password', wrong: false })
    // Bytes may come while the user types.
    expect(reduceViewer(asked, { type: 'progress', loaded: 1, total: 2 })).toBe(asked)
    const given = reduceViewer(asked, { type: 'passwordGiven' })
    expect(given.status.name).toBe('loading')
    expect(reduceViewer(given, { type: 'passwordNeeded', wrong: true }).status).toEqual({
      name: 'password',
      wrong: true,
    })
  })

  test.each([
    ['while it loads', []],
    ['at its password', [{ type: 'passwordNeeded', wrong: false }]],
    ['once it is ready', [opened, shown]],
  ] as [string, ViewerAction[]][])('it may fail %s; then there is no open document', (_, before) => {
    const failed = stateAfter(...before, { type: 'failed', kind: 'network' })
    expect(failed).toMatchObject({ status: { name: 'error', kind: 'network' }, pageCount: 0 })
    // What comes later does not count.
    expect(reduceViewer(failed, shown)).toBe(failed)
    expect(reduceViewer(failed, { type: 'failed', kind: 'worker' })).toBe(failed)
  })

  test('another try keeps page, zoom, rotation and search', () => {
    const used = stateAfter(
      opened,
      shown,
      { type: 'pageSet', page: 7 },
      { type: 'zoomSet', zoom: 2 },
      { type: 'rotationSet', rotation: 90 },
      { type: 'searchOpened' },
      { type: 'searchChanged', query: { text: 'akta' } },
      { type: 'pageProblem', problem: 'slow' },
      { type: 'retry' },
    )
    expect(used).toMatchObject({ page: 7, zoom: 2, fit: null, rotation: 90, search: { isOpen: true, text: 'akta' } })
    expect(used).toMatchObject({ status: { name: 'loading', loaded: 0 }, attempt: 2, pageCount: 0, pageProblem: null })
    expect(reduceViewer(used, opened).page).toBe(7)
  })

  test('page labels that count from 1 are none', () => {
    expect(stateAfter(opened, { type: 'pagesNamed', labels: ['1', '2'] }).pageLabels).toBeNull()
    expect(stateAfter(opened, { type: 'pagesNamed', labels: ['i', '1'] }).pageLabels).toEqual(['i', '1'])
  })
})

describe('the view', () => {
  test.each([
    [3, 3],
    [0, 1],
    [99, 10],
    [2.9, 2],
  ])('page %f of 10 becomes %i', (page, expected) => {
    expect(stateAfter(opened, { type: 'pageSet', page }).page).toBe(expected)
  })

  test('a zoom of the user ends the fit, also the same one; a zoom of 0 or less is refused', () => {
    expect(stateAfter({ type: 'zoomSet', zoom: 1 })).toMatchObject({ zoom: 1, fit: null })
    expect(stateAfter({ type: 'zoomSet', zoom: 1.5 })).toMatchObject({ zoom: 1.5, fit: null })
    expect(stateAfter({ type: 'zoomSet', zoom: 0 })).toBe(start)
    expect(stateAfter({ type: 'zoomSet', zoom: -1 })).toBe(start)
    expect(stateAfter({ type: 'zoomSet', zoom: Number.NaN })).toBe(start)
  })

  test('the echo of a fitted zoom changes nothing; a gesture ends the fit', () => {
    const fitted = stateAfter({ type: 'zoomFitted', zoom: 1.37 })
    expect(fitted).toMatchObject({ zoom: 1.37, fit: 'width' })
    expect(reduceViewer(fitted, { type: 'zoomReported', zoom: 1.37 })).toBe(fitted)
    expect(reduceViewer(fitted, { type: 'zoomReported', zoom: 1.5 })).toMatchObject({ zoom: 1.5, fit: null })
  })

  test('what does not change is the same state', () => {
    const ready = stateAfter(opened, shown)
    for (const action of [
      { type: 'pageSet', page: 1 },
      { type: 'rotationSet', rotation: 0 },
      { type: 'layoutSet', layout: 'continuous' },
      { type: 'fitSet', fit: 'width' },
      { type: 'pageProblem', problem: null },
      shown,
    ] as const)
      expect(reduceViewer(ready, action), action.type).toBe(ready)
  })

  test('a fragment of the URL sets all of it; what it leaves out is the default', () => {
    const used = stateAfter(opened, { type: 'zoomSet', zoom: 3 }, { type: 'pageSet', page: 5 })
    const followed = reduceViewer(used, { type: 'urlFollowed', fragment: { page: 2, search: 'akta' }, rotation: 90 })
    expect(followed).toMatchObject({ page: 2, fit: 'width', rotation: 90, search: { isOpen: true, text: 'akta' } })
    const zoomed = reduceViewer(followed, { type: 'urlFollowed', fragment: { zoom: 1.25 }, rotation: 0 })
    expect(zoomed).toMatchObject({ page: 1, zoom: 1.25, fit: null, rotation: 0, search: { text: '' } })
  })
})

describe('the search', () => {
  test('each request raises the count of focus requests; a result after closing does not count', () => {
    const open = stateAfter({ type: 'searchOpened' }, { type: 'searchOpened' })
    expect(open.search).toMatchObject({ isOpen: true, focusRequests: 2 })
    const result = { state: 'found', current: 1, total: 3 } as const
    const found = reduceViewer(open, { type: 'searchResult', result })
    expect(found.search.result).toEqual(result)
    const closed = reduceViewer(found, { type: 'searchClosed' })
    expect(closed.search).toMatchObject({ isOpen: false, result: null })
    expect(reduceViewer(closed, { type: 'searchResult', result })).toBe(closed)
  })
})
