import { expect, test } from 'vitest'
import { lengthOf, type Parts } from './bytes.ts'
import { createRangeReader } from './range-reader.ts'

const chunkSize = 10

/** A document whose bytes are their own positions, and the spans that were fetched of it. */
function documentOf(length: number, options: { failures?: number; known?: number } = {}) {
  const spans: [number, number][] = []
  let failures = options.failures ?? 0
  const reader = createRangeReader({
    length,
    chunkSize,
    known: options.known ?? 0,
    fetchSpan: async (begin, end, onChunk) => {
      spans.push([begin, end])
      if (failures-- > 0) throw new Error('lost')
      for (let at = begin; at < end; at += chunkSize) {
        const chunk = Uint8Array.from({ length: Math.min(chunkSize, end - at) }, (_, offset) => (at + offset) % 251)
        // As the network cuts it.
        onChunk(at, [chunk.subarray(0, 3), chunk.subarray(3)])
      }
    },
  })
  return { ...reader, spans }
}

test('reads what is asked for, up to a short last chunk', async () => {
  const { read, spans } = documentOf(95)
  expect([...(await read(80, 95))]).toEqual([80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94])
  expect(spans).toEqual([[80, 95]])
})

test('what is wanted at the same moment is one request, over small gaps', async () => {
  const { read, spans } = documentOf(1000)
  await Promise.all([read(30, 40), read(0, 10), read(10, 20), read(500, 510)])
  expect(spans).toEqual([
    [0, 40],
    [500, 510],
  ])
})

test('reading in order fetches ever more ahead', async () => {
  const { read, spans } = documentOf(100_000)
  for (let at = 0; at < 5_000; at += chunkSize) await read(at, at + chunkSize)
  expect(spans.slice(0, 5).map(([begin, end]) => (end - begin) / chunkSize)).toEqual([1, 2, 5, 17, 65])
  expect(spans.length).toBeLessThan(13)
})

test('reading here and there fetches nothing ahead', async () => {
  const { read, spans } = documentOf(1000)
  for (const at of [0, 500, 200, 700, 100]) await read(at, at + chunkSize)
  expect(spans.every(([begin, end]) => end - begin === chunkSize)).toBe(true)
})

test('a failure reaches who asked, and can be asked for again', async () => {
  const { read } = documentOf(100, { failures: 1 })
  await expect(read(0, 10)).rejects.toThrow('lost')
  expect(await read(0, 10)).toHaveLength(10)
})

test('what was read ahead is not fetched again', async () => {
  const { read, readAhead, spans } = documentOf(95)
  readAhead(75, 95)
  expect(await read(90, 95)).toHaveLength(5)
  expect(await read(70, 80)).toHaveLength(20)
  expect(spans).toEqual([[70, 95]])
})

test('what is at hand comes along, and is not handed over or fetched again', async () => {
  const { read, readAhead, spans } = documentOf(95)
  readAhead(20, 60)
  await read(40, 50)
  expect([...(await read(20, 30))]).toEqual(Array.from({ length: 20 }, (_, offset) => 20 + offset))
  expect(await read(30, 40)).toHaveLength(0)
  readAhead(20, 60)
  expect(spans).toEqual([[20, 60]])
})

test('the rest gives way to what is waited for', async () => {
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let hasWaited = false
  const { read, readRest } = createRangeReader({
    length: 100,
    chunkSize,
    fetchSpan: async (begin, end, onChunk, { pace }) => {
      if (!pace) {
        begun.resolve()
        await answered.promise
      } else {
        await begun.promise
        let isOver = false
        const over = pace().then(() => {
          isOver = true
        })
        await new Promise((resolve) => setImmediate(resolve))
        hasWaited = !isOver
        answered.resolve()
        await over
      }
      for (let at = begin; at < end; at += chunkSize) onChunk(at, [new Uint8Array(chunkSize)])
    },
  })
  const reading = read(50, 60)
  await readRest()
  expect(hasWaited).toBe(true)
  expect((await reading).length).toBeGreaterThanOrEqual(chunkSize)
})

test('the rest is fetched once, without what is known or was read', async () => {
  const { read, readRest, spans } = documentOf(95, { known: 20 })
  await read(40, 50)
  await readRest()
  expect(await read(20, 30)).toHaveLength(20)
  expect(await read(50, 60)).toHaveLength(45)
  expect(spans).toEqual([
    [40, 50],
    [20, 95],
  ])
})

/** Chunks as they come unasked; says whether the others were given up. */
function comingFrom(position: number, end: number) {
  const state = { isGivenUp: false }
  async function* chunks(): AsyncGenerator<Parts, undefined> {
    try {
      for (let at = position; at < end; at += chunkSize) yield [new Uint8Array(Math.min(chunkSize, end - at))]
    } finally {
      state.isGivenUp = true
    }
  }
  return { chunks: chunks(), state }
}

test('what comes unasked is taken as long as it is wanted, and never fetched', async () => {
  const { read, takeWhile, readRest, spans } = documentOf(95, { known: 20 })
  const { chunks, state } = comingFrom(20, 95)
  await takeWhile((received) => received < 60, chunks)
  expect(state.isGivenUp).toBe(true)
  expect(await read(20, 60)).toHaveLength(40)
  await readRest()
  expect(spans).toEqual([[60, 95]])
})

test('what comes unasked is taken no farther than to what has come already', async () => {
  const { readAhead, read, takeWhile, readRest, spans } = documentOf(95, { known: 20 })
  readAhead(80, 95)
  await read(80, 95)
  const { chunks } = comingFrom(20, 95)
  await takeWhile(() => true, chunks)
  await readRest()
  expect((await chunks.next()).done).toBe(true)
  expect(spans).toEqual([[80, 95]])
})

test('what comes whole, unasked and as the end that was read ahead, is handed over whole', async () => {
  const { readAhead, read, takeWhile, comesWhole, takeWhole, readRest, spans } = documentOf(95, { known: 20 })
  readAhead(80, 95)
  await takeWhile(() => true, comingFrom(20, 95).chunks)
  expect(await comesWhole()).toBe(true)
  expect(lengthOf(takeWhole())).toBe(75)
  await readRest()
  expect(await read(40, 60)).toHaveLength(0)
  expect(spans).toEqual([[80, 95]])
})

test('what is given up, or fails, does not come whole', async () => {
  const givenUp = documentOf(95, { known: 20 })
  await givenUp.takeWhile((received) => received < 60, comingFrom(20, 95).chunks)
  expect(await givenUp.comesWhole()).toBe(false)
  const failing = documentOf(95, { known: 20, failures: 1 })
  failing.readAhead(80, 95)
  await failing.takeWhile(() => true, comingFrom(20, 80).chunks)
  expect(await failing.comesWhole()).toBe(false)
})

test("a request is given up when all of it has come unasked, and failures of it are nobody's", async () => {
  const givenUp = Promise.withResolvers<void>()
  const { read, readAhead, takeWhile } = createRangeReader({
    length: 60,
    chunkSize,
    fetchSpan: (_begin, _end, _onChunk, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          givenUp.resolve()
          reject(signal.reason)
        })
      }),
  })
  readAhead(40, 60)
  await takeWhile(() => true, comingFrom(0, 60).chunks)
  await givenUp.promise
  expect(await read(40, 60)).toHaveLength(20)
})

test('what was handed over is neither fetched ahead nor kept again', async () => {
  const { read, spans } = documentOf(1000)
  await read(50, 60)
  await read(10, 20)
  await read(20, 30)
  await read(30, 40)
  expect(spans.filter(([begin, end]) => begin <= 50 && end > 50)).toEqual([[50, 60]])
})
