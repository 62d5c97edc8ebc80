import base from './playwright.config.ts'
export default { ...base, globalSetup: undefined, retries: 0, timeout: 240000, reporter: [['list']] }
