import { z } from 'zod';
import { EVENT_FILTERS } from './enumerations';
import { idSchema, instantSchema } from './fields';

/** "All entities carry created, updated and deleted timestamps and creator and updater ids." Customer spec §3. */
export const timestampFields = {
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Set when the record is deleted; deleted records stay for the audit trail. */
  deletedAt: instantSchema.nullable(),
  createdById: idSchema.nullable(),
  updatedById: idSchema.nullable(),
};

export const timestampsSchema = z
  .object(timestampFields)
  .meta({ id: 'Timestamps', description: 'When and by whom a record was created, updated and deleted.' });
export type Timestamps = z.infer<typeof timestampsSchema>;

/** Object schema of a stored record: its id, its own fields, and the timestamps that all entities carry. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ id: idSchema, ...shape, ...timestampFields });

export const eventFilterSchema = z
  .enum(EVENT_FILTERS)
  .meta({ id: 'EventFilter', description: 'Which events a list shows. Customer spec §7.' });
