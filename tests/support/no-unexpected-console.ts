/** Every unit test fails on console output that it did not expect; a test that expects some replaces the spy's behaviour. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const
const unexpected: string[] = []

beforeEach(() => {
  unexpected.length = 0
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${method}: ${values.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([])
})
