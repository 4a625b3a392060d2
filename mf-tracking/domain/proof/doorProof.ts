import {
  doorName,
  instant,
  planOn,
  serviceOn,
  serviceReasons,
  serviceOutcomes,
  unknownProperty,
  type Community,
  type ServiceLog,
  type Unit,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import {
  calendarDate,
  flag,
  id,
  nameOrEmpty,
  orNull,
  recordFields,
  idInput,
  shortText,
  text,
  timeZone,
} from 'shared-lib/domain/schema';
import { setOutWindowOn, timeInWindow } from '../serviceLog/setOutWindow.ts';

/**
 * Limits of shared proofs. Days a link opens: a dispute about a pickup is settled within a month, and links
 * that stay open longer get forgotten. Open links for one door and night: one for each of the parties to a
 * dispute. New links a day: more than an office needs, and few enough that a stolen login can't publish an
 * account.
 */
export const proofLimits = { days: 30, openPerNight: 10, perDay: 200 } as const;

/**
 * A proof's result for the door: the outcome of its visit, or why there was none. `unrecorded` claims
 * nothing: service was scheduled, and the door has no record.
 */
export const proofOutcomes = [...serviceOutcomes, 'off', 'closed', 'unrecorded'] as const;

/** The content of a proof: one door on one night, and no person. */
const proofContentFields = {
  businessName: nameOrEmpty,
  communityName: nameOrEmpty,
  door: shortText,
  night: calendarDate,
  timezone: timeZone,
  outcome: z.enum(proofOutcomes),
  reason: orNull(z.enum(serviceReasons)),
  servedAt: orNull(instant),
  /** When residents were to set out their trash. */
  setOutFrom: instant,
  setOutUntil: instant,
  hasPhoto: flag(false),
};

export const proofContentSchema = z.object(proofContentFields);

export type ProofContent = z.output<typeof proofContentSchema>;

/**
 * A shared proof, `customers/{customerId}/doorProofs/{id}`. It is a snapshot of the records at the time of
 * its creation. Its key is stored elsewhere, as a hash that no client reads.
 */
export const doorProofSchema = z.object({
  ...recordFields,
  communityId: id,
  unitId: id,
  night: calendarDate,
  content: proofContentSchema,
  /** The photo's path in the business's own folder; null without a photo. */
  photo: orNull(text(1500)),
  expiresAt: instant,
  revokedAt: orNull(instant),
  revokedBy: orNull(id),
});

export type DoorProof = z.output<typeof doorProofSchema>;

/** The target and the expiry of a key: `proofKeys/{hash}`. No client reads one. */
export const proofKeySchema = z.object({
  id,
  customerId: id,
  communityId: id,
  proofId: id,
  expiresAt: instant,
});

/** The door and night that a proof is about. */
export const shareDoorProofSchema = z.object({ communityId: idInput, unitId: idInput, night: calendarDate });

export type DoorOnNightAsked = z.output<typeof shareDoorProofSchema>;

/**
 * Whether a proof's link opens.
 * @param now epoch milliseconds
 */
export const isProofOpen = (
  { revokedAt, expiresAt }: Pick<DoorProof, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean => revokedAt === null && now < expiresAt;

/**
 * When a proof created at a moment expires.
 * @param now epoch milliseconds
 * @returns epoch milliseconds
 */
export const proofExpiresAt = (now: number): number => now + proofLimits.days * 24 * 3_600_000;

interface ProofSources {
  readonly businessName: string;
  readonly community: Community;
  readonly unit: Pick<Unit, 'building' | 'unitNumber'>;
  /** `YYYY-MM-DD` */
  readonly night: string;
  /** The door's record of that night that counts (`currentLog`); null for none. */
  readonly log: Pick<ServiceLog, 'outcome' | 'reason' | 'servicedAt' | 'photo'> | null;
  /** Whether a specialist was scheduled on a night usually without service. */
  readonly isExtra: boolean;
}

/** A proof's content, by the plan that applied on its night. */
export const proofContentOf = ({
  businessName,
  community,
  unit,
  night,
  log,
  isExtra,
}: ProofSources): ProofContent => {
  const { timezone } = planOn(community, night);
  const setOut = setOutWindowOn(community, night);
  const service = serviceOn(community, night);
  const unvisited = service === 'scheduled' || (service === 'off' && isExtra) ? 'unrecorded' : service;
  return {
    businessName,
    communityName: community.propertyName || unknownProperty,
    door: doorName(unit),
    night,
    timezone,
    outcome: log?.outcome ?? unvisited,
    reason: log?.reason ?? null,
    servedAt: log?.servicedAt ?? null,
    setOutFrom: setOut.from,
    setOutUntil: setOut.until,
    hasPhoto: log !== null && log.photo !== null,
  };
};

/** Whether the visit was before, during or after the set-out window; null without a visit at a known time. */
export const visitTiming = ({
  servedAt,
  setOutFrom: from,
  setOutUntil: until,
}: Pick<ProofContent, 'servedAt' | 'setOutFrom' | 'setOutUntil'>): ReturnType<typeof timeInWindow> | null =>
  servedAt === null ? null : timeInWindow(servedAt, { from, until });
