/** The writing thread: runs the statements that it receives, one after another. */
import { workerData } from 'node:worker_threads'
import { answerRequests } from '../../runtime/answer-requests.ts'
import { WriteConnection } from './write-connection.ts'
import type { WriteRequest, WriterData } from './writer-protocol.ts'

const data: WriterData = workerData
const connection = new WriteConnection(data)

answerRequests(
  (request: WriteRequest) => connection.answer(request),
  () => connection.close(),
)
