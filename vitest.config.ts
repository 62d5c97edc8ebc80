/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'hosting/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['tests/support/no-unexpected-console.ts'],
    restoreMocks: true,
  },
})
