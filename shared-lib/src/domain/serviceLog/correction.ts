import * as z from 'zod/mini';
import { sentId, text } from '../base/fields.ts';
import { serviceOutcomes, serviceReasons, type ServiceLog } from './serviceLog.ts';

/** How often an entry may be corrected, one correction after the other. */
export const maxCorrections = 20;

/** Most bags that stand at one door. */
const maxBags = 1000;

/** What is appended to an entry's id for that of its correction, so that there is one at most. */
const suffix = '-corrected';

/** What is asked of whoever corrects a service log: what it should have said, and why. */
export const serviceLogCorrectionSchema = z
  .object({
    serviceLogId: sentId,
    outcome: z.enum(serviceOutcomes),
    reason: z.nullable(z.enum(serviceReasons)),
    bagCount: z.int().check(z.gte(0), z.lte(maxBags)),
    correctionReason: text(2000).check(z.trim(), z.minLength(1)),
  })
  .check(
    z.refine(({ outcome, reason }) => outcome !== 'notCollected' || reason !== null, {
      path: ['reason'],
      error: 'missing',
      when: () => true,
    }),
  );

export type ServiceLogCorrection = z.output<typeof serviceLogCorrectionSchema>;

/** Why an entry can't be corrected so. */
export const correctionRefusals = ['corrected', 'same', 'tooMany'] as const;

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
>;

export type CorrectionPlan =
  | { readonly ok: true; readonly entry: CorrectingEntry }
  | { readonly ok: false; readonly code: (typeof correctionRefusals)[number] };

const saysSame = (
  log: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
  asked: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
): boolean => log.outcome === asked.outcome && log.reason === asked.reason && log.bagCount === asked.bagCount;

/**
 * Decides on a correction. The new entry is about the same door, night and person; its moment is that of the old one, since that is when
 * somebody was there. Reasons belong to what was left, and bags to what was collected.
 */
export const planServiceLogCorrection = (log: ServiceLog, asked: ServiceLogCorrection): CorrectionPlan => {
  if (log.corrected !== null) return { ok: false, code: 'corrected' };
  const says = {
    outcome: asked.outcome,
    reason: asked.outcome === 'notCollected' ? asked.reason : null,
    bagCount: asked.outcome === 'collected' ? asked.bagCount : 0,
  };
  if (saysSame(log, says)) return { ok: false, code: 'same' };
  if (log.id.split(suffix).length > maxCorrections) return { ok: false, code: 'tooMany' };
  const { serviceDate, communityId, memberId, shiftReportId, unitId, binTagId, servicedAt, stream } = log;
  return {
    ok: true,
    entry: {
      id: `${log.id}${suffix}`,
      ...{ serviceDate, communityId, memberId, shiftReportId, unitId, binTagId, servicedAt, stream },
      ...says,
      method: 'manual',
      corrects: log.id,
      correctionReason: asked.correctionReason,
    },
  };
};

/** Whether a correction that is there is what is asked for: its answer was lost, say. */
export const isSameCorrection = (correction: ServiceLog, asked: ServiceLogCorrection): boolean =>
  correction.corrects === asked.serviceLogId &&
  correction.correctionReason === asked.correctionReason &&
  correction.outcome === asked.outcome;
