import { expect, test } from 'vitest'
import { createStages } from './stages.ts'

test('every stage is timed, also one that fails, and what ran side by side counts once in all', async () => {
  let now = 0
  const stages = createStages(() => now)
  const lasting = (seconds: number) => () => {
    now += seconds * 1_000
  }
  expect(await stages.time('check', () => 7)).toBe(7)
  await Promise.all([stages.time('journeys', lasting(120)), stages.time('build', lasting(20))])
  const failing = stages.time('hosts', () => {
    lasting(3)()
    throw new Error('no host')
  })
  await expect(failing).rejects.toThrow('no host')
  expect(stages.table()).toBe(
    ['check        0 s', 'journeys   140 s', 'build       20 s', 'hosts        3 s', 'all        143 s'].join('\n'),
  )
})
