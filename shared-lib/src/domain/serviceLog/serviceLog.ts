import * as z from 'zod/mini';
import { countOrZero, geo, id, longText, orNull, photo, shiftRecordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { removedPhotos } from '../photo/officePhotoFields.ts';

export const serviceOutcomes = ['collected', 'notOut', 'notCollected'] as const;

/** Why a door's trash was missed. */
export const serviceReasons = ['setOut', 'routeData', 'capacity', 'access', 'communication'] as const;

/**
 * What happened at one unit's door on one night, `customers/{customerId}/serviceLogs/{id}`. Its content never
 * changes: a correction is a new entry, and only functions mark the old one as corrected.
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
  /** A correction has an office photo. */
  photo: orNull(photo),
  removedPhotos,
  syncedAt: orNull(instant),
  /** The entry that this one corrects, and why; `createdBy` is the corrector. */
  corrects: orNull(id),
  correctionReason: orNull(longText),
  /** The entry that corrects this one, and its outcome. */
  corrected: orNull(z.object({ id, outcome: z.enum(serviceOutcomes), by: orNull(id), at: orNull(instant) })),
});

export type ServiceLog = z.output<typeof serviceLogSchema>;
