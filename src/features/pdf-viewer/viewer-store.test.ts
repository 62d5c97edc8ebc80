import { describe, expect, test } from 'vitest'
import { initialViewerState, reduceViewer, type ViewerAction, type ViewerState } from './viewer-store.ts'

const start = initialViewerState({ page: 1, rotation: 0 })

/** The state after some actions. */
function stateAfter(...actions: readonly ViewerAction[]): ViewerState {
  return actions.reduce(reduceViewer, start)
}

const opened: ViewerAction = { type: 'opened', pageCount: 10 }
const shown: ViewerAction = { type: 'pageDrawn', page: 1, hasFailed: false }
const submit = () => {}

describe('the beginning', () => {
  test('it fits by itself unless a zoom is given; a zoom that is not above 0 is refused', () => {
    expect(start).toMatchObject({ status: { name: 'loading' }, page: 1, pageCount: 0, zoom: 1, fit: 'auto' })
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
    const asked = stateAfter({ type: 'passwordNeeded', wrong: false, submit })
    expect(asked.status).toEqual({ name: 'password', wrong: false, submit })
    // Bytes may come while the user types.
    expect(reduceViewer(asked, { type: 'progress', loaded: 1, total: 2 })).toBe(asked)
    const given = reduceViewer(asked, { type: 'passwordGiven' })
    expect(given.status.name).toBe('loading')
    expect(reduceViewer(given, { type: 'passwordNeeded', wrong: true, submit }).status).toEqual({
      name: 'password',
      wrong: true,
      submit,
    })
  })

  test.each([
    ['while it loads', []],
    ['at its password', [{ type: 'passwordNeeded', wrong: false, submit }]],
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
      { type: 'viewSet', view: { rotation: 90 } },
      { type: 'searchSet', search: { isOpen: true, text: 'akta' } },
      { type: 'waiting', isSlow: true },
      { type: 'retry' },
    )
    expect(used).toMatchObject({ page: 7, zoom: 2, fit: null, rotation: 90, search: { isOpen: true, text: 'akta' } })
    expect(used).toMatchObject({ status: { name: 'loading', loaded: 0 }, attempt: 2, pageCount: 0, isSlow: false })
    expect(reduceViewer(used, opened).page).toBe(7)
  })

  test('a page that fails is remembered until it is drawn; the only page that fails is a broken document', () => {
    const failed = stateAfter(opened, { type: 'pageDrawn', page: 3, hasFailed: true })
    expect(failed).toMatchObject({ status: { name: 'ready' }, failedPages: [3] })
    expect(reduceViewer(failed, { type: 'pageDrawn', page: 3, hasFailed: true })).toBe(failed)
    expect(reduceViewer(failed, { type: 'pageDrawn', page: 3, hasFailed: false }).failedPages).toEqual([])
    const alone = stateAfter({ type: 'opened', pageCount: 1 }, { type: 'pageDrawn', page: 1, hasFailed: true })
    expect(alone.status).toEqual({ name: 'error', kind: 'broken' })
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
    expect(fitted).toMatchObject({ zoom: 1.37, fit: 'auto' })
    expect(reduceViewer(fitted, { type: 'zoomReported', zoom: 1.37 })).toBe(fitted)
    expect(reduceViewer(fitted, { type: 'zoomReported', zoom: 1.5 })).toMatchObject({ zoom: 1.5, fit: null })
  })

  test('what does not change is the same state', () => {
    const ready = stateAfter(opened, shown)
    for (const action of [
      { type: 'pageSet', page: 1 },
      { type: 'viewSet', view: { rotation: 0, layout: 'continuous', fit: 'auto' } },
      { type: 'waiting', isSlow: false },
      shown,
    ] as const)
      expect(reduceViewer(ready, action), action.type).toBe(ready)
  })

  test('a fragment of the URL sets all of it; what it leaves out is the default', () => {
    const used = stateAfter(opened, { type: 'zoomSet', zoom: 3 }, { type: 'pageSet', page: 5 })
    const followed = reduceViewer(used, { type: 'placeNamed', place: { page: 2, search: 'akta', rotation: 90 } })
    expect(followed).toMatchObject({ page: 2, fit: 'auto', rotation: 90, search: { isOpen: true, text: 'akta' } })
    const zoomed = reduceViewer(followed, { type: 'placeNamed', place: { zoom: 1.25, rotation: 0 } })
    expect(zoomed).toMatchObject({ page: 1, zoom: 1.25, fit: null, rotation: 0, search: { text: '' } })
  })
})

describe('the search', () => {
  test('results are kept while it is open; a result after closing does not count', () => {
    const open = stateAfter({ type: 'searchSet', search: { isOpen: true, text: 'akta' } })
    const result = { isPending: false, current: 1, total: 3 }
    const found = reduceViewer(open, { type: 'searchResult', result })
    expect(found.search.result).toEqual(result)
    // More matches are counted while it goes on.
    const counted = reduceViewer(found, { type: 'searchResult', result: { current: 1, total: 9 } })
    expect(counted.search.result).toEqual({ isPending: false, current: 1, total: 9 })
    const closed = reduceViewer(found, { type: 'searchSet', search: { isOpen: false, result: null } })
    expect(closed.search).toMatchObject({ isOpen: false, result: null })
    expect(reduceViewer(closed, { type: 'searchResult', result })).toBe(closed)
  })
})
