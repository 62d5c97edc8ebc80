/**
 * Asks for the parts of a document in as few requests as its reading allows: what is wanted at the same moment is asked
 * for together, and where reading goes on in order (a page tree without branches makes the library visit every page), ever more
 * is fetched ahead. Knows nothing of the network.
 */
import { type Bytes, joined, lengthOf, type Parts } from './bytes.ts'

/** What is wanted within so many milliseconds is one request. */
const gatherMs = 2

/** Browsers open six connections to a host; what is wanted while so many requests run is gathered meanwhile. */
const mostRequests = 4

/** Where reading goes on just behind what was fetched before, so many times more is fetched each time. */
const growth = 4

/** The most that is read ahead, in chunks (4 MB). */
const longestAhead = 64

/** The most that comes along with an answer, in chunks (2 MB): handing it over must not keep the page busy. */
const mostAlong = 32

/** Chunks that lie no farther apart are fetched in one request with what is between them. */
const largestGap = 3

export interface RangeReaderOptions {
  /** Length of the document in bytes. */
  readonly length: number
  /** In bytes. */
  readonly chunkSize: number
  /** How many bytes of the beginning are known already, whole chunks. Default: 0. */
  readonly known?: number
  /** Fetches the bytes from `begin` to before `end`, handing chunk by chunk over as they come. */
  readonly fetchSpan: (
    begin: number,
    end: number,
    onChunk: (begin: number, chunk: Parts) => void,
    manner: SpanManner,
  ) => Promise<void>
}

interface SpanManner {
  /** Aborted when nobody needs the span any more. */
  readonly signal?: AbortSignal
  /** Waited for after each chunk. */
  readonly pace?: () => Promise<void>
}

interface Chunk {
  readonly promise: Promise<Parts>
  readonly resolve: (parts: Parts) => void
  readonly reject: (reason: unknown) => void
  /** Once it has come. */
  parts?: Parts
}

export interface RangeReader {
  /**
   * The bytes from `begin` (a multiple of the chunk size) to at least before `end`: what is at hand behind them comes
   * along, since every question costs the asking worker a turn. Empty where all of it came along with an earlier answer.
   */
  read(begin: number, end: number): Promise<Bytes>
  /** Fetches what will be asked for, from the chunk of `begin` to before `end`. */
  readAhead(begin: number, end: number): void
  /**
   * Takes chunks over that come unasked, in order from the end of what is known, as long as `goesOn` says so of the bytes
   * that have come, and up to what has come before. Gives the others up.
   */
  takeWhile(goesOn: (received: number) => boolean, chunks: AsyncGenerator<Parts, undefined>): Promise<void>
  /** Whether all bytes behind what is known have come or are on their way; resolves when they are here, or cannot be. */
  comesWhole(): Promise<boolean>
  /** Hands over all bytes behind what is known, once they have come. Nothing is to be read any more. */
  takeWhole(): Parts
  /** Fetches all that has not been read yet, in one request that gives way to what somebody waits for. */
  readRest(): Promise<void>
}

export function createRangeReader({ length, chunkSize, known = 0, fetchSpan }: RangeReaderOptions): RangeReader {
  /** Chunks on their way, and those read ahead that nobody has asked for yet. */
  const chunks = new Map<number, Chunk>()
  const chunkCount = Math.ceil(length / chunkSize)
  const startAt = Math.floor(known / chunkSize)
  let wanted: number[] = []
  /** For each place where a span ended, how much was read ahead for it. */
  const aheadBefore = new Map<number, number>()
  let running = 0
  /** Resolves when no request runs that somebody waits for. */
  let idle = Promise.withResolvers<void>()
  idle.resolve()

  const expect = (index: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<Parts>()
    promise.catch(() => {})
    const chunk: Chunk = {
      promise,
      reject,
      resolve: (parts) => {
        chunk.parts ??= parts
        resolve(parts)
      },
    }
    chunks.set(index, chunk)
  }

  const fetchChunks = async (first: number, last: number) => {
    const own = Array.from(
      { length: last - first + 1 },
      (_, offset) => [first + offset, chunks.get(first + offset)] as const,
    )
    if (running++ === 0) idle = Promise.withResolvers<void>()
    const needless = new AbortController()
    // All of it may come with another request before.
    Promise.all(own.map(([, chunk]) => chunk?.promise)).then(
      () => needless.abort(),
      () => {},
    )
    try {
      await fetchSpan(
        first * chunkSize,
        Math.min((last + 1) * chunkSize, length),
        (begin, parts) => chunks.get(begin / chunkSize)?.resolve(parts),
        { signal: needless.signal },
      )
    } catch (error) {
      for (const [index, chunk] of own) {
        chunk?.reject(error)
        if (chunks.get(index) === chunk && !chunk?.parts) chunks.delete(index)
      }
    } finally {
      running--
      if (wanted.length > 0) flush()
      if (running === 0) idle.resolve()
    }
  }

  /** Chunks that were handed over: the library keeps what it was given and does not ask for it again. */
  const delivered = new Set<number>()

  const isKnown = (index: number) => chunks.has(index) || delivered.has(index)

  const flush = () => {
    if (running >= mostRequests) return
    const gathered = wanted.sort((a, b) => a - b)
    wanted = []
    for (const [first, last] of spans(gathered)) {
      const before = aheadBefore.get(first)
      const ahead = before === undefined ? 0 : Math.min(Math.max(1, before * growth), longestAhead)
      let end = last
      while (end < last + ahead && end + 1 < chunkCount && !isKnown(end + 1)) end++
      for (let index = first; index <= end; index++) if (!isKnown(index)) expect(index)
      aheadBefore.delete(first)
      aheadBefore.set(end + 1, ahead)
      void fetchChunks(first, end)
    }
  }

  const hasCome = (index: number) => delivered.has(index) || chunks.get(index)?.parts !== undefined

  const indexesOf = (begin: number, end: number): number[] => {
    const first = Math.floor(begin / chunkSize)
    return Array.from({ length: Math.ceil(end / chunkSize) - first }, (_, offset) => first + offset)
  }

  const want = (indexes: readonly number[]) => {
    for (const index of indexes) {
      if (chunks.has(index)) continue
      expect(index)
      if (wanted.push(index) === 1) setTimeout(flush, gatherMs)
    }
  }

  // Not `expected` before: whoever needs one of these chunks before it has come asks for it, and need not wait in line.
  const keep = (begin: number, parts: Parts) => {
    const index = begin / chunkSize
    if (delivered.has(index)) return
    if (!chunks.has(index)) expect(index)
    chunks.get(index)?.resolve(parts)
  }

  return {
    async read(begin, end) {
      const indexes = indexesOf(begin, end)
      if (indexes.every((index) => delivered.has(index))) return new Uint8Array()
      want(indexes)
      const found = await Promise.all(indexes.map((index) => chunks.get(index)?.promise ?? []))
      const behind = Math.ceil(end / chunkSize)
      for (let next = behind; next < behind + mostAlong; next++) {
        const parts = chunks.get(next)?.parts
        if (!parts) break
        indexes.push(next)
        found.push(parts)
      }
      for (const index of indexes) {
        chunks.delete(index)
        delivered.add(index)
      }
      return joined(found.flat())
    },
    readAhead(begin, end) {
      want(indexesOf(begin, end).filter((index) => index >= startAt && !delivered.has(index)))
      flush()
    },
    async takeWhile(goesOn, coming) {
      let position = known
      for (let next = await coming.next(); !next.done; next = await coming.next()) {
        keep(position, next.value)
        position += lengthOf(next.value)
        if (!goesOn(position) || hasCome(position / chunkSize)) return void (await coming.return(undefined))
      }
    },
    async comesWhole() {
      const expected = indexesOf(startAt * chunkSize, length).map((index) => chunks.get(index)?.promise)
      if (expected.includes(undefined)) return false
      return Promise.all(expected).then(
        () => true,
        () => false,
      )
    },
    takeWhole() {
      const indexes = indexesOf(startAt * chunkSize, length)
      const parts = indexes.flatMap((index) => chunks.get(index)?.parts ?? [])
      chunks.clear()
      for (const index of indexes) delivered.add(index)
      return parts
    },
    async readRest() {
      let [first, last] = [startAt, chunkCount - 1]
      while (first <= last && isKnown(first)) first++
      while (first <= last && isKnown(last)) last--
      if (first > last) return
      const end = Math.min((last + 1) * chunkSize, length)
      await fetchSpan(first * chunkSize, end, keep, { pace: () => idle.promise })
    },
  }
}

/** The runs of sorted numbers, over small gaps, as first and last. */
function spans(sorted: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const index of sorted) {
    const run = runs.at(-1)
    if (run && index - run[1] <= largestGap) run[1] = index
    else runs.push([index, index])
  }
  return runs
}
