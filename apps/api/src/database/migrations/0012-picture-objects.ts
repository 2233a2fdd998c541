import { sqlMigration } from '../sql-migration.ts'

/**
 * The objects in the bucket that have no record: their record is about to be stored, or was
 * deleted. A picture whose bytes are in the bucket has no bytes in its row.
 */
export const up = sqlMigration(({ isOnPostgres }) => [
  'create table picture_objects (id text primary key, since bigint not null)',
  'create index picture_objects_by_age on picture_objects (since)',
  ...(isOnPostgres
    ? [
        `create function add_picture_object() returns trigger language plpgsql as $$
          begin ${ADD} return null; end $$`,
        `${TRIGGER} for each row when (${IS_IN_BUCKET}) execute function add_picture_object()`,
      ]
    : [`${TRIGGER} when ${IS_IN_BUCKET} begin ${ADD} end`]),
])

const TRIGGER = 'create trigger picture_objects_after_image_delete after delete on images'
const IS_IN_BUCKET = 'octet_length(old.data) = 0'
const ADD = 'insert into picture_objects (id, since) values (old.id, 0);'
