import * as z from 'zod/mini';
import { id, listOf, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { roundChecksSchema } from '../settings/roundChecks.ts';

/** The plausibility checks of a round. */
export const roundCheckKinds = ['pace', 'burst', 'travel', 'photo', 'clock', 'gate'] as const;

/** Maximum number of photos of one round that are compared with those of others. */
export const maxComparedPhotos = 100;

/** One implausible figure, the limit it exceeds, and where to look. */
const finding = z.object({
  kind: z.enum(roundCheckKinds),
  /** Seconds per door, doors, km/h, photos, minutes or meters, by kind. */
  figure: z.number(),
  limit: z.number(),
  at: orNull(instant),
  /** The report with the same photo, if it isn't this one. */
  otherReportId: orNull(id),
});

/** The plausibility check of a submitted round. It keeps the limits of its first run, so later changes don't affect it. */
export const roundCheck = z.object({
  limits: roundChecksSchema,
  findings: listOf(finding, 20),
  /** The first 16 hex digits of each photo's SHA-256. */
  photoHashes: listOf(text(16), maxComparedPhotos),
});

export type RoundCheck = z.output<typeof roundCheck>;

export type RoundFinding = RoundCheck['findings'][number];
