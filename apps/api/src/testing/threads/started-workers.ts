import { Worker } from 'node:worker_threads'
import { vi } from 'vitest'

/** Every worker thread that has been sent a message since this call, so that a test can end it. */
export function watchWorkers(): ReadonlySet<Worker> {
  const workers = new Set<Worker>()
  const { postMessage } = Worker.prototype
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...args) {
    workers.add(this)
    postMessage.apply(this, args)
  })
  return workers
}
