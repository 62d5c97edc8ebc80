// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { resumable } from './resumable.ts'
import { Trouble } from './trouble.ts'

test('a download that is given up while it waits no longer says that it waits', async () => {
  const said: boolean[] = []
  const end = new AbortController()
  const reason = new Error('given up')
  const download = resumable(
    end.signal,
    (isWaiting) => {
      said.push(isWaiting)
      end.abort(reason)
    },
    () => Promise.reject(new TypeError('lost')),
  )
  await expect(download).rejects.toBe(reason)
  expect(said).toEqual([true, false])
})

test('one that comes at once, or can never come, says nothing', async () => {
  const said: boolean[] = []
  const { signal } = new AbortController()
  const attempt = (work: () => Promise<string>) => resumable(signal, (isWaiting) => said.push(isWaiting), work)
  expect(await attempt(async () => 'here')).toBe('here')
  await expect(attempt(() => Promise.reject(new Trouble('missing')))).rejects.toThrow(Trouble)
  expect(said).toEqual([])
})

test('one that is lost goes on when the browser is online again', async () => {
  const said: boolean[] = []
  let attempts = 0
  const download = resumable(
    new AbortController().signal,
    (isWaiting) => {
      said.push(isWaiting)
      if (isWaiting) queueMicrotask(() => dispatchEvent(new Event('online')))
    },
    async () => {
      if (++attempts === 1) throw new TypeError('lost')
      return 'here'
    },
  )
  expect(await download).toBe('here')
  expect(said).toEqual([true, false])
})
