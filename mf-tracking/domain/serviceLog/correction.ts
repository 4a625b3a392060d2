import * as z from 'shared-lib/domain/schema';
import { orNull, idInput, text, fieldLocations } from 'shared-lib/domain/schema';
import { isSentPhoto, sentPhotoSchema, type StoredFile } from '../photo/officePhoto.ts';
import {
  serviceLogSchema,
  serviceOutcomes,
  serviceReasons,
  type Decision,
  type Photo,
  type RepairableKind,
  type ServiceLog,
} from 'shared-lib/domain';

/** The longest chain of corrections of one entry. */
export const maxCorrections = 20;

/** Maximum number of bags at one door. */
const maxBags = 1000;

/** The suffix of a correction's id after the original entry's, so that there is at most one. */
const suffix = '-corrected';

/** The id of the entry that corrects another one. */
export const correctionIdOf = (serviceLogId: string): string => `${serviceLogId}${suffix}`;

/** The payload that corrects a service log: the right values, and the reason. */
export const serviceLogCorrectionSchema = z
  .object({
    serviceLogId: idInput,
    outcome: z.enum(serviceOutcomes),
    reason: z.nullable(z.enum(serviceReasons)),
    bagCount: z.int().check(z.gte(0), z.lte(maxBags)),
    correctionReason: text(2000).check(z.trim(), z.minLength(1)),
    /** An office photo, whose file is stored in the new entry's folder. */
    photo: orNull(sentPhotoSchema),
  })
  .check(
    z.refine(({ outcome, reason }) => outcome !== 'notCollected' || reason !== null, {
      path: ['reason'],
      error: 'missing',
      when: fieldLocations,
    }),
  );

export type ServiceLogCorrection = z.output<typeof serviceLogCorrectionSchema>;

/** Why an entry can't be corrected. */
export const correctionRefusals = ['corrected', 'same', 'tooMany', 'notTheFile'] as const;

/** The entry that a correction creates, except its times and author. */
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

/** A correction's photo: its name in the entry, and the file stored at its path, null for none. */
export interface CorrectionPhoto {
  readonly photo: Photo & { readonly sha256: string };
  readonly stored: StoredFile | null;
}

export type CorrectionPlan = Decision<{ entry: CorrectingEntry }, (typeof correctionRefusals)[number]>;

const saysSame = (
  log: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
  requested: Pick<ServiceLog, 'outcome' | 'reason' | 'bagCount'>,
): boolean =>
  log.outcome === requested.outcome && log.reason === requested.reason && log.bagCount === requested.bagCount;

/**
 * Plans a correction. The new entry keeps the door, night, person and time, since that is when someone was
 * there. Missed doors have reasons, and collected ones bags. A photo alone is a correction, too.
 */
export const planServiceLogCorrection = (
  log: ServiceLog,
  requested: Omit<ServiceLogCorrection, 'photo'>,
  added: CorrectionPhoto | null,
): CorrectionPlan => {
  if (log.corrected !== null) return { ok: false, code: 'corrected' };
  const says = {
    outcome: requested.outcome,
    reason: requested.outcome === 'notCollected' ? requested.reason : null,
    bagCount: requested.outcome === 'collected' ? requested.bagCount : 0,
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
      correctionReason: requested.correctionReason,
      photo: added?.photo ?? null,
    },
  };
};

/** Whether an existing correction is the requested one, after a lost response for example. */
export const isSameCorrection = (correction: ServiceLog, requested: ServiceLogCorrection): boolean =>
  correction.corrects === requested.serviceLogId &&
  correction.correctionReason === requested.correctionReason &&
  correction.outcome === requested.outcome &&
  (correction.photo?.sha256 ?? null) === (requested.photo?.sha256 ?? null);

type Words = Readonly<Record<(typeof serviceReasons)[number], string>>;

const en: Words = {
  setOut: 'Set out incorrectly',
  routeData: 'Route error',
  capacity: 'Out of room',
  access: 'No access',
  communication: 'Crew not notified',
};

const es: Words = {
  setOut: 'Se sacó mal',
  routeData: 'Error en la ruta',
  capacity: 'Sin espacio',
  access: 'Sin acceso',
  communication: 'No se avisó al equipo',
};

/** Why a door was missed, in words: for screens, exports and proofs of pickup. */
export const reasonTexts = { en, es };

/** How to repair damaged service logs. */
export const repairableServiceLogs: RepairableKind = {
  collection: 'serviceLogs',
  schema: serviceLogSchema,
};
