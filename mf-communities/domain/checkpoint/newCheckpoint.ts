import * as z from 'shared-lib/domain/schema';
import { flag, orNull, idInput, text, timeOfDay, fieldLocations } from 'shared-lib/domain/schema';
import { isTimeRangeValid, revisionSchema, type Checkpoint } from 'shared-lib/domain';

/** Maximum number of checkpoints in a community: more than anyone walks past in a night. */
export const maxCheckpoints = 200;

/** Meters: a smaller radius is lost in GPS error, a larger one covers the whole property. */
export const checkpointRadius = { min: 10, max: 1000, usual: 30 } as const;

/** Degrees of latitude and longitude, with a comma or a space between. */
const positionPattern = /^(-?\d{1,2}(?:\.\d+)?)(?:\s*,\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/;

/** Parses the coordinates in a text; null if there are none. */
export const positionOf = (typed: string): { lat: number; lng: number } | null => {
  const found = positionPattern.exec(typed.trim());
  if (!found) return null;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

const place = z.nullable(text(60).check(z.trim()));

const fields = z.object({
  name: text(120).check(z.trim(), z.minLength(1)),
  building: place,
  floor: place,
  type: z.enum(['qr', 'nfc', 'gps']),
  /** A GPS checkpoint's position in map notation: `40.7128, -74.0060`. Other kinds have none. */
  position: z.nullable(text(60).check(z.trim())),
  /** Fractional if entered in feet. */
  radiusM: z.nullable(z.number().check(z.gte(checkpointRadius.min), z.lte(checkpointRadius.max))),
  windowStart: orNull(timeOfDay),
  windowEnd: orNull(timeOfDay),
  photoRequired: flag(false),
});

interface Asked {
  readonly type?: unknown;
  readonly position?: unknown;
  readonly windowStart?: unknown;
  readonly windowEnd?: unknown;
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** Rules between fields: a GPS checkpoint has a position, and a window has both ends, in order. */
const rules = [
  z.refine<Asked>(
    ({ type, position }) => type !== 'gps' || (typeof position === 'string' && positionOf(position) !== null),
    {
      path: ['position'],
      error: 'noPosition',
      when: fieldLocations,
    },
  ),
  z.refine<Asked>(({ windowStart, windowEnd }) => isGiven(windowStart) || !isGiven(windowEnd), {
    path: ['windowStart'],
    error: 'noStart',
    when: fieldLocations,
  }),
  z.refine<Asked>(
    ({ windowStart, windowEnd }) =>
      !isGiven(windowStart) ||
      isTimeRangeValid(windowStart, windowEnd ?? windowStart, (start, end) => end > start),
    { path: ['windowEnd'], error: 'notAfterStart', when: fieldLocations },
  ),
] as const;

/** The fields of a checkpoint's form. */
export const checkpointFormSchema = fields.check(...rules);

export type CheckpointForm = z.output<typeof checkpointFormSchema>;

/** The payload that adds a checkpoint. */
export const newCheckpointSchema = z.extend(fields, { communityId: idInput }).check(...rules);

export type NewCheckpoint = z.output<typeof newCheckpointSchema>;

/** The payload that edits a checkpoint: all editable fields, and the revision that the author saw. */
export const checkpointChangeSchema = z
  .extend(fields, { checkpointId: idInput, seen: revisionSchema })
  .check(...rules);

export type CheckpointChange = z.output<typeof checkpointChangeSchema>;

/** Other checkpoint actions: activate, reorder, replace the code, delete. */
export const checkpointActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('setActive'), checkpointId: idInput, isActive: z.boolean() }),
  z.object({ act: z.literal('move'), checkpointId: idInput, afterId: z.nullable(idInput) }),
  // The token that its author saw, so concurrent replacements take effect only once.
  z.object({ act: z.literal('replaceCode'), checkpointId: idInput, token: z.nullable(text(500)) }),
  z.object({ act: z.literal('delete'), checkpointId: idInput }),
]);

export type CheckpointAction = z.output<typeof checkpointActSchema>;

/** Converts a form's fields to a checkpoint's record. */
export const checkpointFields = ({ position, radiusM, ...requested }: CheckpointForm) => {
  const point = requested.type === 'gps' && position !== null ? positionOf(position) : null;
  return {
    name: requested.name,
    building: requested.building || null,
    floor: requested.floor || null,
    type: requested.type,
    geofence: point && { ...point, radiusM: radiusM ?? checkpointRadius.usual },
    windowStart: requested.windowStart,
    windowEnd: requested.windowEnd,
    photoRequired: requested.photoRequired,
  };
};

/** Converts a checkpoint to its form's fields. */
export const checkpointFormOf = (checkpoint: Checkpoint): CheckpointForm => ({
  name: checkpoint.name,
  building: checkpoint.building,
  floor: checkpoint.floor,
  type: checkpoint.type,
  position: checkpoint.geofence && `${checkpoint.geofence.lat}, ${checkpoint.geofence.lng}`,
  radiusM: checkpoint.geofence?.radiusM ?? null,
  windowStart: checkpoint.windowStart,
  windowEnd: checkpoint.windowEnd,
  photoRequired: checkpoint.photoRequired,
});

/** The initial values of a new checkpoint's form. */
export const blankCheckpoint: CheckpointForm = {
  name: '',
  building: null,
  floor: null,
  type: 'qr',
  position: null,
  radiusM: checkpointRadius.usual,
  windowStart: null,
  windowEnd: null,
  photoRequired: false,
};
