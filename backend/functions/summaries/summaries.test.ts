import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { randomOf, type Random } from '../../seed/random.ts';
import { firestore } from '../firebase.ts';
import { summariseAssignedAgents } from '../summariseAssignedAgents.ts';
import { summariseClockInOuts } from '../summariseClockInOuts.ts';
import { summariseCommunities } from '../summariseCommunities.ts';
import { summariseRequests } from '../summariseRequests.ts';
import { summariseServiceLogs } from '../summariseServiceLogs.ts';
import { summariseShiftReports } from '../summariseShiftReports.ts';
import { summariseTeam } from '../summariseTeam.ts';
import { summariseUnits } from '../summariseUnits.ts';
import { summariseViolations } from '../summariseViolations.ts';
import { useOwnFirestore } from './ownFirestore.fixture.ts';
import { randomChanges, type RandomChange } from './randomChanges.fixture.ts';
import { rebuildSummaries } from './rebuildSummaries.ts';
import { expectedSummaries, keptSummaries, summaryDocuments } from './summariesOf.fixture.ts';

/** The summaries against their sources, after thousands of changes at random, on a Firestore of their own. */
useOwnFirestore();
jest.setTimeout(120_000);

const customerId = 'olivia';
const now = Date.now();

interface Event {
  readonly data: { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot };
  readonly params: Readonly<Record<string, string>>;
}

const triggers = [
  [/\/team\/(?<memberId>[^/]+)$/, summariseTeam],
  [/\/communities\/(?<communityId>[^/]+)$/, summariseCommunities],
  [/\/communities\/(?<communityId>[^/]+)\/assignedAgents\/(?<day>[^/]+)$/, summariseAssignedAgents],
  [/\/requests\/(?<recordId>[^/]+)$/, summariseRequests],
  [/\/shiftReports\/(?<reportId>[^/]+)$/, summariseShiftReports],
  [/\/clockInOuts\/(?<clockInOutId>[^/]+)$/, summariseClockInOuts],
  [/\/units\/(?<unitId>[^/]+)$/, summariseUnits],
  [/\/serviceLogs\/(?<serviceLogId>[^/]+)$/, summariseServiceLogs],
  [/\/violations\/(?<violationId>[^/]+)$/, summariseViolations],
] as const;

const deliver = async (event: Event): Promise<void> => {
  for (const [pattern, trigger] of triggers) {
    const ids = pattern.exec(event.data.after.ref.path)?.groups;
    if (ids) await trigger.run({ ...event, params: { customerId, ...ids } } as never);
  }
};

/** The documents as they were last seen, for the events of their next changes. */
const lastSeen = new Map<string, DocumentSnapshot>();

/** Makes changes at once. @returns their events */
const make = async (changes: readonly RandomChange[]): Promise<Event[]> => {
  const references = changes.map(({ path }) => firestore().doc(path));
  const unseen = references.filter(({ path }) => !lastSeen.has(path));
  const seen = unseen.length > 0 ? await firestore().getAll(...unseen) : [];
  for (const snapshot of seen) lastSeen.set(snapshot.ref.path, snapshot);
  const batch = firestore().batch();
  changes.forEach(({ path, data }) => {
    if (data) batch.set(firestore().doc(path), data);
    else batch.delete(firestore().doc(path));
  });
  await batch.commit();
  const after = await firestore().getAll(...references);
  return after.flatMap((snapshot) => {
    const before = lastSeen.get(snapshot.ref.path);
    lastSeen.set(snapshot.ref.path, snapshot);
    return before ? [{ data: { before, after: snapshot }, params: {} }] : [];
  });
};

/** Events on their way: they come late, in any order, and some of them twice. */
const delivery = (random: Random) => {
  const pending: Event[] = [];
  const running = new Set<Promise<void>>();
  const begin = (event: Event) => {
    const run = deliver(event).finally(() => running.delete(run));
    running.add(run);
  };
  return {
    add: (events: readonly Event[]) => {
      for (const event of events) pending.push(event, ...(random.chance(0.3) ? [event] : []));
    },
    /** Begins to deliver some of them; waits only while very many are on their way. */
    some: async (count: number) => {
      for (let left = count; left > 0 && pending.length > 0; left -= 1) {
        begin(...(pending.splice(random.int(0, pending.length - 1), 1) as [Event]));
      }
      while (running.size > 60) await Promise.race(running);
    },
    rest: async () => {
      for (const event of pending.splice(0).reverse()) begin(event);
      await Promise.all(running);
    },
  };
};

/** Makes changes while the events of earlier ones are being delivered. */
const live = async (random: Random, steps: number): Promise<number> => {
  const { add, some, rest } = delivery(random);
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

test('after thousands of changes, whose events come late, twice and in any order, the summaries are their sources’', async () => {
  expect(await live(randomOf('changes'), 100)).toBeGreaterThan(2000);
  const kept = await keptSummaries(customerId);
  expect(Object.keys(kept).length).toBeGreaterThan(50);
  expect(kept).toEqual(await expectedSummaries(customerId));
});

test('a repair writes nothing where all is well', async () => {
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
  shiftReports: '?|',
  clockInOuts: '',
  reports: 99,
  open: 7,
  members: 1,
};

/** Summaries as they may become: gone, of another format, or wrong. */
const spoil = async (random: Random): Promise<void> => {
  const batch = firestore().batch();
  for (const snapshot of await summaryDocuments(customerId)) {
    const outcome = random.int(0, 3);
    const wrong = Object.entries(nonsense).filter(([field]) => snapshot.get(field) !== undefined);
    if (outcome === 0) batch.delete(snapshot.ref);
    if (outcome === 1) batch.update(snapshot.ref, { format: 2 });
    if (outcome === 2) batch.update(snapshot.ref, Object.fromEntries(wrong));
  }
  await batch.commit();
};

test('a repair mends what was spoilt, while changes go on', async () => {
  const random = randomOf('repair');
  await spoil(random);
  const changes = live(random, 20);
  await rebuildSummaries(customerId, now);
  await changes;
  await rebuildSummaries(customerId, now);
  expect(await keptSummaries(customerId)).toEqual(await expectedSummaries(customerId));
});

test('the first event of an account that has no summaries makes them whole', async () => {
  const [first, ...others] = [1, 2, 3].map((number) => paths.teamMember('free', `member-${number}`));
  const member = { firstName: 'Farah', tier: 'Admin' };
  await make([first, ...others].map((path) => ({ path: path ?? '', data: member })));
  const [event] = await make([{ path: first ?? '', data: { ...member, lastName: 'Haddad' } }]);
  await summariseTeam.run({ ...event, params: { customerId: 'free', memberId: 'member-1' } } as never);
  const plan = await firestore().doc(paths.planCounts('free')).get();
  expect(plan.data()).toMatchObject({ members: 3, activeMembers: 3, activeAdmins: 3 });
});
