import OpenAI from 'openai'
import type { OpenAiConfig } from '../../../config/config.ts'
import { createEndpointFetch } from './endpoint-fetch.ts'

const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/** The address of the configured endpoint. */
export const baseUrlOf = ({ baseUrl }: OpenAiConfig): string => baseUrl ?? OPENAI_BASE_URL

/** @param maxBytes maximum size of an answer, in bytes */
export const createClient = (config: OpenAiConfig, maxBytes: number): OpenAI =>
  new OpenAI({
    apiKey: config.apiKey,
    baseURL: baseUrlOf(config),
    organization: null,
    project: null,
    // `createEndpointFetch` retries, and the callers' signals limit the time, including the body.
    maxRetries: 0,
    timeout: config.timeoutMs,
    fetch: createEndpointFetch(maxBytes),
    // The client's own log would contain prompts.
    logLevel: 'off',
  })
