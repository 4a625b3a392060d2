import * as z from 'zod/mini';
import { countOrZero, geo, id, longText, orNull, photo, shiftRecordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { removedPhotos } from '../photo/officePhotoFields.ts';

export const serviceOutcomes = ['collected', 'notOut', 'notCollected'] as const;

/** Why a door's trash was left. */
export const serviceReasons = ['setOut', 'routeData', 'capacity', 'access', 'communication'] as const;

/**
 * What happened at one unit's door on one night, `customers/{customerId}/serviceLogs/{id}`. What it says is never changed: a correction is a
 * new entry, and functions alone note in the old one that there is a new one.
 */
export const serviceLogSchema = z.object({
  ...shiftRecordFields,
  unitId: id,
  binTagId: orNull(id),
  servicedAt: orNull(instant),
  outcome: z.enum(serviceOutcomes),
  reason: orNull(z.enum(serviceReasons)),
  stream: z._default(z.enum(['trash', 'recycling', 'cardboard']), 'trash'),
  bagCount: countOrZero,
  method: z._default(z.enum(['binTag', 'checkpoint', 'manual']), 'manual'),
  geo: orNull(geo),
  /** Of a correction it is one of the office. */
  photo: orNull(photo),
  removedPhotos,
  syncedAt: orNull(instant),
  /** The entry that this one corrects, and why; `createdBy` is who did. */
  corrects: orNull(id),
  correctionReason: orNull(longText),
  /** The entry that corrects this one, and what it says. */
  corrected: orNull(z.object({ id, outcome: z.enum(serviceOutcomes), by: orNull(id), at: orNull(instant) })),
});

export type ServiceLog = z.output<typeof serviceLogSchema>;
