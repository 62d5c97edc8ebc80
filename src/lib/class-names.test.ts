import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('the names that apply are joined', () => {
  expect(classNames('a', false, 'b', undefined, null, '', 'c')).toBe('a b c')
  expect(classNames()).toBe('')
})
