import * as z from 'shared-lib/domain/schema';
import { orNull, sentId, text, whereFieldsAre } from 'shared-lib/domain/schema';
import { isSentPhoto } from '../photo/officePhoto.ts';
import {
  sentPhotoSchema,
  type Decision,
  type StoredFile,
  type Photo,
  serviceOutcomes,
  serviceReasons,
  type ServiceLog,
} from 'shared-lib/domain';

/** How often an entry may be corrected, one correction after the other. */
export const maxCorrections = 20;

/** Most bags that stand at one door. */
const maxBags = 1000;

/** What is appended to an entry's id for that of its correction, so that there is one at most. */
const suffix = '-corrected';

/** The id of the entry that corrects another one. */
export const correctionIdOf = (serviceLogId: string): string => `${serviceLogId}${suffix}`;

/** What is asked of whoever corrects a service log: what it should have said, and why. */
export const serviceLogCorrectionSchema = z
  .object({
    serviceLogId: sentId,
    outcome: z.enum(serviceOutcomes),
    reason: z.nullable(z.enum(serviceReasons)),
    bagCount: z.int().check(z.gte(0), z.lte(maxBags)),
    correctionReason: text(2000).check(z.trim(), z.minLength(1)),
    /** A photo of the office, whose file is stored in the folder of the new entry. */
    photo: orNull(sentPhotoSchema),
  })
  .check(
    z.refine(({ outcome, reason }) => outcome !== 'notCollected' || reason !== null, {
      path: ['reason'],
      error: 'missing',
      when: whereFieldsAre,
    }),
  );

export type ServiceLogCorrection = z.output<typeof serviceLogCorrectionSchema>;

/** Why an entry can't be corrected so. */
export const correctionRefusals = ['corrected', 'same', 'tooMany', 'notTheFile'] as const;

/** The entry that a correction makes, but for its moments and its author. */
type CorrectingEntry = Pick<
  ServiceLog,
  | 'id'
  | 'serviceDate'
  | 'communityId'
  | 'memberId'
  | 'shiftReportId'
  | 'unitId'
  | 'binTagId'
  | 'servicedAt'
  | 'outcome'
  | 'reason'
  | 'stream'
  | 'bagCount'
  | 'method'
  | 'corrects'
  | 'correctionReason'
  | 'photo'
>;

/** The photo of a correction: as the entry names it, and what is stored under its path, null for nothing. */
export interface CorrectionPhoto {
  readonly photo: Photo & { readonly sha256: string };
  readonly stored: StoredFile | null;
}

export type CorrectionPlan = Decision<{ entry: CorrectingEntry }, (typeof correctionRefusals)[number]>;

const saysSame = (
  log: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
  asked: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
): boolean => log.outcome === asked.outcome && log.reason === asked.reason && log.bagCount === asked.bagCount;

/**
 * Decides on a correction. The new entry is about the same door, night and person; its moment is that of the old one, since that is when
 * somebody was there. Reasons belong to what was left, and bags to what was collected. A photo alone is a correction, too.
 */
export const planServiceLogCorrection = (
  log: ServiceLog,
  asked: Omit<ServiceLogCorrection, 'photo'>,
  added: CorrectionPhoto | null,
): CorrectionPlan => {
  if (log.corrected !== null) return { ok: false, code: 'corrected' };
  const says = {
    outcome: asked.outcome,
    reason: asked.outcome === 'notCollected' ? asked.reason : null,
    bagCount: asked.outcome === 'collected' ? asked.bagCount : 0,
  };
  if (saysSame(log, says) && added === null) return { ok: false, code: 'same' };
  if (log.id.split(suffix).length > maxCorrections) return { ok: false, code: 'tooMany' };
  if (added && !isSentPhoto(added.stored, added.photo)) return { ok: false, code: 'notTheFile' };
  const { serviceDate, communityId, memberId, shiftReportId, unitId, binTagId, servicedAt, stream } = log;
  return {
    ok: true,
    entry: {
      id: correctionIdOf(log.id),
      ...{ serviceDate, communityId, memberId, shiftReportId, unitId, binTagId, servicedAt, stream },
      ...says,
      method: 'manual',
      corrects: log.id,
      correctionReason: asked.correctionReason,
      photo: added?.photo ?? null,
    },
  };
};

/** Whether a correction that is there is what is asked for: its answer was lost, say. */
export const isSameCorrection = (correction: ServiceLog, asked: ServiceLogCorrection): boolean =>
  correction.corrects === asked.serviceLogId &&
  correction.correctionReason === asked.correctionReason &&
  correction.outcome === asked.outcome &&
  (correction.photo?.sha256 ?? null) === (asked.photo?.sha256 ?? null);
