import * as z from 'zod/mini';
import { countOrZero, geo, id, orNull, photo, shiftRecordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What happened at one unit's door on one night, `customers/{customerId}/serviceLogs/{id}`; append-only. */
export const serviceLogSchema = z.object({
  ...shiftRecordFields,
  unitId: id,
  binTagId: orNull(id),
  servicedAt: orNull(instant),
  outcome: z.enum(['collected', 'notOut', 'notCollected']),
  reason: orNull(z.enum(['setOut', 'routeData', 'capacity', 'access', 'communication'])),
  stream: z._default(z.enum(['trash', 'recycling', 'cardboard']), 'trash'),
  bagCount: countOrZero,
  method: z._default(z.enum(['binTag', 'checkpoint', 'manual']), 'manual'),
  geo: orNull(geo),
  photo: orNull(photo),
  syncedAt: orNull(instant),
});

export type ServiceLog = z.output<typeof serviceLogSchema>;
