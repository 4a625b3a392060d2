import type { CallableFunction } from 'firebase-functions/https';
import { addDays, localDate, paths, shardOf, weekdays } from 'shared-lib/domain';
import { doorMonthsOf } from 'backend/functions/core/summaries/domain/doorMonth.ts';
import { unitListShard } from 'backend/functions/core/summaries/domain/unitList.ts';
import { firestore } from 'backend/kernel/firebase.ts';

/** Writes whole documents. */
export const write = (documents: Readonly<Record<string, object>>) => {
  const batch = firestore().batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore().doc(path), data);
  return batch.commit();
};

/** A call's outcome: its result, or the code and message of its error. */
export interface CallResult {
  readonly result?: unknown;
  readonly code?: string;
  readonly message?: string;
}

/** Calls a function, signed in or not, from an IP address. */
export const ask = async (
  callable: CallableFunction<unknown, unknown>,
  data: unknown,
  { uid, from = '192.0.2.1' }: { readonly uid?: string; readonly from?: string } = {},
): Promise<CallResult> => {
  const auth = uid === undefined ? undefined : { uid, token: {} };
  try {
    return { result: await callable.run({ auth, data, rawRequest: { ip: from, headers: {} } } as never) };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return { code: code ?? 'none', message: message ?? '' };
  }
};

export const zone = 'America/New_York';

const unit = (id: string, unitNumber: string) => ({
  id,
  building: 'A',
  floor: null,
  unitNumber,
  residentName: 'Rosa Resident',
  status: 'active' as const,
  language: 'en' as const,
  has: { consent: true, tag: true, contact: true },
});

/**
 * A business with two communities, where last night was served by Sam, who missed one door.
 * @param today `YYYY-MM-DD`
 */
export const makeBusiness = async (owner: string, today: string): Promise<void> => {
  const night = addDays(today, -1);
  const community = (slug: string) => ({
    propertyName: slug === 'maple' ? 'Maple Court' : 'Cedar Glen',
    slug,
    serviceDays: [...weekdays],
    timezone: zone,
    totalUnits: 2,
    contactName: 'Secret Contact',
  });
  const log = (id: string, unitId: string, outcome: 'collected' | 'notCollected') => ({
    id,
    communityId: 'maple',
    serviceDate: night,
    memberId: 'sam',
    shiftReportId: null,
    unitId,
    outcome,
    reason: outcome === 'notCollected' ? ('access' as const) : null,
    servicedAt: Date.parse(`${night}T21:00-04:00`),
    corrected: null,
  });
  const logs = [log('sam_1', 'u1', 'collected'), log('sam_2', 'u2', 'notCollected')];
  const violation = (communityId: string, unitId: string, reviewStatus: string) => ({
    communityId,
    unitId,
    serviceDate: night,
    memberId: 'sam',
    reportedBy: 'sam',
    typeId: 'loose',
    typeName: 'Loose trash',
    status: 'notified',
    reviewStatus,
    caseNumber: `CASE-${communityId}-${unitId}`,
    notices: [
      { level: 1, channel: 'email', to: 'rosa@example.com', text: 'Please bag it.', sentBy: 'olivia' },
    ],
  });
  await write({
    [paths.customer(owner)]: { firstName: 'Olivia', businessName: 'Sunrise', businessSlug: owner },
    [paths.teamMember(owner, 'sam')]: { firstName: 'Sam', lastName: 'Secret', tier: 'Collection Specialist' },
    [paths.community(owner, 'maple')]: community('maple'),
    [paths.community(owner, 'cedar')]: community('cedar'),
    [paths.unitListShard(owner, 'maple', shardOf('u1'))]: unitListShard('maple', shardOf('u1'), [
      unit('u1', '101'),
      unit('u2', '102'),
    ]),
    [`${paths.clockInOuts(owner)}/sam_${night}`]: {
      communityId: 'maple',
      serviceDate: night,
      memberId: 'sam',
      status: 'closed',
      clockInAt: new Date(`${night}T20:01-04:00`),
      clockOutAt: new Date(`${night}T22:40-04:00`),
    },
    ...Object.fromEntries(
      logs.map(({ id, servicedAt, ...data }) => [
        `${paths.serviceLogs(owner)}/${id}`,
        { ...data, servicedAt: new Date(servicedAt) },
      ]),
    ),
    ...Object.fromEntries(doorMonthsOf(owner, logs, []).map(({ path, data }) => [path, data])),
    [`${paths.violations(owner)}/sam_v1`]: violation('maple', 'u2', 'approved'),
    [`${paths.violations(owner)}/sam_v2`]: violation('maple', 'u1', 'pending'),
    [`${paths.violations(owner)}/sam_v3`]: violation('cedar', 'u9', 'approved'),
    [`${paths.contactSubmissions(owner)}/one`]: {
      communityId: 'maple',
      name: 'Rosa Resident',
      phone: '+12125550100',
      unitNumber: 'A-101',
      topic: 'missedPickup',
      message: 'My secret words.',
      createdAt: new Date(),
      decision: {
        verdict: 'served',
        by: 'olivia',
        at: new Date(),
        night,
        reason: 'collected',
        evidence: [
          {
            kind: 'door',
            word: 'collected',
            at: new Date(),
            recordId: 'sam_1',
            photo: `${paths.customer(owner)}/serviceLogs/sam_1/1.jpg`,
          },
          { kind: 'noDoor' },
        ],
      },
    },
  });
};

export const todayHere = (): string => localDate(Date.now(), zone);
