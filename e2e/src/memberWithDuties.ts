import { expect } from '@playwright/test';
import { addDays, localDate, paths, priceIds } from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  type TestOwner,
} from './backend.ts';

/** Today in New York, the time zone of the tests' browser and the communities. */
export const today = localDate(Date.now(), 'America/New_York');
/** The date this many days from today. */
export const inDays = (days: number) => addDays(today, days);
/** A date in the dialogs' format. */
export const nameOfDay = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** The id of Nadia Flores. */
export const nadia = 'nadia';
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** An entry in a list of requests. */
export const request = (userId: string, status: string, requestDate: string) => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate,
});
/** An entry in a night's schedule. */
export const shift = (communityId: string, newAgentId: string) => ({ communityId, newAgentId });

/**
 * An owner whose Nadia Flores has what she has in the demo: assignments, shifts, a request and two communities that she oversees. For
 * each, another member has one too.
 */
export async function ownerOfNadia(): Promise<TestOwner> {
  const owner = await createOwner({
    subscriptions: {
      paid: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 5,
        current_period_end: new Date(Date.now() + 86_400_000),
      },
    },
    communities: {
      ash: { ...communityRecord('Ash Gardens'), serviceDays: everyDay, districtManagerId: nadia },
      elm: { ...communityRecord('Elm Street'), serviceDays: everyDay, districtManagerId: nadia },
    },
    schedule: {
      [inDays(-2)]: { schedule: [shift('elm', nadia)] },
      [inDays(1)]: { schedule: [shift('elm', nadia), shift('ash', 'kim')] },
      [inDays(9)]: { schedule: [shift('elm', nadia)] },
    },
    requests: {
      'time-off': {
        requests: [
          request('kim', 'pending', inDays(1)),
          request(nadia, 'pending', inDays(3)),
          request(nadia, 'approved', inDays(-5)),
        ],
      },
    },
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: {
      [nadia]: { ...memberRecord(uid, 'Nadia', 'Flores'), tier: 'District Manager' },
      dana: { ...memberRecord(uid, 'Dana', 'Cole'), tier: 'District Manager' },
      kim: memberRecord(uid, 'Kim', 'Ito'),
      old: { ...memberRecord(uid, 'Olaf', 'Berg'), isActive: false },
    },
  });
  const batch = firestore().batch();
  for (const [communityId, day, memberId] of [
    ['ash', 'monday', nadia],
    ['ash', 'friday', nadia],
    ['elm', 'sunday', nadia],
    ['elm', 'monday', 'kim'],
  ] as const) {
    batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), {
      day,
      communityId,
      customerId: uid,
      memberId,
    });
  }
  await batch.commit();
  return owner;
}

const read = async (path: string) => (await firestore().doc(path).get()).data();

/** The team's assignments, shifts and requests, and the communities' managers, read as administrator. */
export async function stateOf(uid: string) {
  const agents = await firestore().collectionGroup('assignedAgents').where('customerId', '==', uid).get();
  const scheduleOf = async (date: string) => (await read(paths.scheduleNight(uid, date)))?.schedule;
  const member = await read(paths.teamMember(uid, nadia));
  return {
    member: member && { isActive: member.isActive, unfinished: 'deactivation' in member },
    agents: agents.docs
      .map((agent) => `${agent.get('communityId')} ${agent.id} ${agent.get('memberId')}`)
      .sort(),
    managers: await Promise.all(
      ['ash', 'elm'].map(async (id) => (await read(paths.community(uid, id)))?.districtManagerId),
    ),
    schedules: await Promise.all([-2, 1, 9].map((days) => scheduleOf(inDays(days)))),
    requests: (await read(`${paths.requests(uid)}/time-off`))?.requests,
  };
}

/** The remaining state when the member is gone, cleared or replaced. */
export const cleared = (uid: string, agent: string | null, manager: string | null) => ({
  member: { isActive: false, unfinished: false },
  agents:
    agent === null
      ? ['elm monday kim']
      : [`ash friday ${agent}`, `ash monday ${agent}`, 'elm monday kim', `elm sunday ${agent}`],
  managers: [manager, manager],
  schedules: [
    [shift('elm', nadia)],
    [{ communityId: 'elm', newAgentId: agent }, shift('ash', 'kim')],
    [{ communityId: 'elm', newAgentId: agent }],
  ],
  requests: [
    request('kim', 'pending', inDays(1)),
    {
      ...request(nadia, 'cancelled', inDays(3)),
      cancelledAt: expect.anything(),
      cancelledBy: uid,
      cancellationReason: 'Team member deactivated',
    },
    request(nadia, 'approved', inDays(-5)),
  ],
});
