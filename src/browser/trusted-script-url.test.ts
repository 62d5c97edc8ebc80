// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { trustedScriptUrl } from './trusted-script-url.ts'

const ours = 'https://site.test/script.js'
const isOurs = (url: string) => url === ours

afterEach(() => {
  vi.unstubAllGlobals()
})

test('only expected addresses pass, also where the browser has no trusted types', () => {
  const trusted = trustedScriptUrl('example', isOurs)
  expect(trusted(ours)).toBe(ours)
  expect(() => trusted('https://other.test/script.js')).toThrow(TypeError)
})

test('a policy is registered at the first use, once, with the same check', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const trusted = trustedScriptUrl('example', isOurs)
  expect(createPolicy).not.toHaveBeenCalled()
  expect(trusted(ours)).toBe(ours)
  expect(() => trusted('https://other.test/script.js')).toThrow(TypeError)
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['example'])
})
