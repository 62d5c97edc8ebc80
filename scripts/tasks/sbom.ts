/** `npm run sbom`: writes the bill of materials of what the site is made and served with, as CycloneDX. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { runNpm } from '../supply-chain/packages.ts'

const file = 'dist-hosting/sbom.cdx.json'

const { status, output, errors } = runNpm(['sbom', '--sbom-format=cyclonedx', '--omit=dev'])
if (status === 0) {
  mkdirSync('dist-hosting', { recursive: true })
  writeFileSync(file, output)
  console.log(`${file}: ${JSON.parse(output).components.length} packages.`)
} else {
  console.error(errors)
  process.exitCode = 1
}
