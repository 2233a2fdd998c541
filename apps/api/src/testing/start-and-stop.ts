/** `DATA_DIR=folder node start-and-stop.ts`: makes a site with the test template. */
import { startTestApp } from './test-app.ts'

const site = await startTestApp({ DATA_DIR: process.env.DATA_DIR })
await site.close()
