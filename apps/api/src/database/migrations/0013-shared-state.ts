import { sqlMigration } from '../sql-migration.ts'

/**
 * What servers of one site tell each other: requests that count toward rate limits, the last
 * attempt at each prompt, and e-mails that are still to be sent.
 */
export const up = sqlMigration(() => [
  `create table request_counts (
    key text primary key,
    count integer not null,
    ends_at bigint not null
  )`,
  'create index request_counts_by_end on request_counts (ends_at)',
  `create table prompt_attempts (
    prompt_hash bigint primary key,
    attempt bigint not null,
    attempted_at bigint not null
  )`,
  'create index prompt_attempts_by_time on prompt_attempts (attempted_at)',
  `create table forgotten_passwords (
    id text primary key,
    email text not null,
    tries integer not null,
    next_try_at bigint not null
  )`,
  'create index forgotten_passwords_by_time on forgotten_passwords (next_try_at)',
])
