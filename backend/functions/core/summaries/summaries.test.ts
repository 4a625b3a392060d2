import { paths } from 'shared-lib/domain';
import { randomOf, type Random } from '../../../seed/random.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { summariseAssignedAgents } from './triggers/summariseAssignedAgents.ts';
import { summariseClockInOuts } from './triggers/summariseClockInOuts.ts';
import { summariseCommunities } from './triggers/summariseCommunities.ts';
import { summariseRequests } from './triggers/summariseRequests.ts';
import { summariseTeam } from './triggers/summariseTeam.ts';
import { summariseUnits } from './triggers/summariseUnits.ts';
import { summariseViolations } from './triggers/summariseViolations.ts';
import { handleExpectedDoors, handleServiceLogEvent } from './doorMonths.ts';
import { delivery, eventsFor, type Event } from './events.fixture.ts';
import { handleNightEvent } from './nightEvent.ts';
import { useOwnFirestore } from './ownFirestore.fixture.ts';
import { randomChanges } from './randomChanges.fixture.ts';
import { rebuildSummaries } from './rebuildSummaries.ts';
import { expectedSummaries, storedSummaries, summaryDocuments } from './summariesOf.fixture.ts';

/** The summaries compared with their sources after thousands of random changes, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(300_000);

const customerId = 'olivia';
const now = Date.now();

// Only the summarizing part of the functions for reports and doors: the rest would change the sources themselves.
const summariseReport = {
  run: async ({ data }: Event) => {
    await Promise.all([
      handleNightEvent(customerId, 'shiftReports', data),
      handleExpectedDoors(customerId, data),
    ]);
  },
};
const summariseDoor = { run: ({ data }: Event) => handleServiceLogEvent(customerId, data) };

const triggers = [
  [/\/team\/(?<memberId>[^/]+)$/, summariseTeam],
  [/\/communities\/(?<communityId>[^/]+)$/, summariseCommunities],
  [/\/communities\/(?<communityId>[^/]+)\/assignedAgents\/(?<day>[^/]+)$/, summariseAssignedAgents],
  [/\/requests\/(?<recordId>[^/]+)$/, summariseRequests],
  [/\/shiftReports\/(?<reportId>[^/]+)$/, summariseReport],
  [/\/clockInOuts\/(?<clockInOutId>[^/]+)$/, summariseClockInOuts],
  [/\/units\/(?<unitId>[^/]+)$/, summariseUnits],
  [/\/serviceLogs\/(?<recordId>[^/]+)$/, summariseDoor],
  [/\/violations\/(?<violationId>[^/]+)$/, summariseViolations],
] as const;

const { make, deliver } = eventsFor(customerId, triggers);

/** Makes changes while the events of earlier ones are being delivered. */
const live = async (random: Random, steps: number): Promise<number> => {
  const { add, some, rest } = delivery(random, deliver);
  let made = 0;
  for (let step = 0; step < steps; step += 1) {
    const events = await make(randomChanges(customerId, random, 25, now));
    made += events.length;
    add(events);
    await some(random.int(0, 60));
  }
  await rest();
  return made;
};

test('after thousands of changes with late, duplicate and unordered events, the summaries match their sources', async () => {
  expect(await live(randomOf('changes'), 100)).toBeGreaterThan(2000);
  const kept = await storedSummaries(customerId);
  expect(Object.keys(kept).length).toBeGreaterThan(50);
  expect(kept).toEqual(await expectedSummaries(customerId));
});

test('a repair writes nothing if everything matches', async () => {
  const timesOf = async () =>
    Object.fromEntries(
      (await summaryDocuments(customerId)).map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]),
    );
  await rebuildSummaries(customerId, now);
  const before = await timesOf();
  await rebuildSummaries(customerId, now);
  expect(await timesOf()).toEqual(before);
});

const nonsense: Readonly<Record<string, string | number>> = {
  entries: 'ghost|x',
  doors: 'ghost|c9999',
  expected: 'many',
  shiftReports: '?|',
  clockInOuts: '',
  reports: 99,
  open: 7,
  members: 1,
};

/** Possible damage to a summary: missing, in another format, or wrong. */
const spoil = async (random: Random): Promise<void> => {
  const batch = firestore().batch();
  for (const snapshot of await summaryDocuments(customerId)) {
    const outcome = random.int(0, 3);
    const wrong = Object.entries(nonsense).filter(([field]) => snapshot.get(field) !== undefined);
    if (outcome === 0) batch.delete(snapshot.ref);
    if (outcome === 1) batch.update(snapshot.ref, { format: 1 });
    if (outcome === 2) batch.update(snapshot.ref, Object.fromEntries(wrong));
  }
  await batch.commit();
};

test('a repair fixes damage during ongoing changes', async () => {
  const random = randomOf('repair');
  await spoil(random);
  const changes = live(random, 20);
  await rebuildSummaries(customerId, now);
  await changes;
  await rebuildSummaries(customerId, now);
  expect(await storedSummaries(customerId)).toEqual(await expectedSummaries(customerId));
});

test('the first event of an account without summaries creates them completely', async () => {
  const [first, ...others] = [1, 2, 3].map((number) => paths.teamMember('free', `member-${number}`));
  const member = { firstName: 'Farah', tier: 'Admin' };
  await make([first, ...others].map((path) => ({ path: path ?? '', data: member })));
  const [event] = await make([{ path: first ?? '', data: { ...member, lastName: 'Haddad' } }]);
  await summariseTeam.run({ ...event, params: { customerId: 'free', memberId: 'member-1' } } as never);
  const plan = await firestore().doc(paths.planCounts('free')).get();
  // A new account's first community is counted when it is created; until then screens find every count, not just some.
  expect(plan.data()).toMatchObject({ members: 3, activeMembers: 3, activeAdmins: 3, communities: 0 });
});
