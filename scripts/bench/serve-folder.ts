/** `node scripts/bench/serve-folder.ts <folder> <port>`: the embedded server over any built site, for benchmarks. */
import { startServer } from '../../hosting/server/server.ts'

const [dist = '', port = ''] = process.argv.slice(2)
const { url } = await startServer({ dist, host: '127.0.0.1', port: Number(port) })
console.log(url)
