/** A real S3 server in its own process, so that tests can kill it: `node s3-server.ts PORT FOLDER`. */
import S3rver from '@20minutes/s3rver'
import { BUCKET } from './start-s3.ts'

const [, , port = '', directory = ''] = process.argv
const configureBuckets = [{ name: BUCKET }]
const options = { address: '127.0.0.1', port: Number(port), directory, silent: true }
await new S3rver({ ...options, configureBuckets }).run()
process.stdout.write('ready')
