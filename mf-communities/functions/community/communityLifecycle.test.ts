import type { CollectionReference } from 'firebase-admin/firestore';
import { addDays, localDate, messages, paths, priceIds, weekdays, weekdayOf } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { addCommunity } from './callables/addCommunity.ts';
import { archiveCommunity } from './callables/archiveCommunity.ts';
import { generateBinTags } from '../binTags/callables/generateBinTags.ts';
import { addCheckpoint } from '../checkpoints/callables/addCheckpoint.ts';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { deleteCommunity } from './callables/deleteCommunity.ts';
import { describeCommunities } from './callables/describeCommunities.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  callAs,
  connectFunctions,
  failNextCommit,
  loseNextAnswer,
} from 'backend/kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from 'backend/kernel/testing/localCalls.fixture.ts';
import { importUnits } from '../units/callables/importUnits.ts';
import { restoreCommunity } from './callables/restoreCommunity.ts';

/** Archiving, restoring and deleting communities, on the local Firebase with the demo data. */
const customer = demoUids.free;
afterAll(() => firestore().terminate());
const calls = callsOfOwnProduct(connectFunctions);
afterEach(() => jest.restoreAllMocks());
jest.setTimeout(60_000);

const success = { success: true };
const asOwner = (callable: Parameters<typeof callAs>[1], communityId: string) =>
  callAs(customer, callable, { communityId });
const recordOf = (id: string) => calls.readPlain(paths.community(customer, id));

const tomorrow = addDays(localDate(Date.now(), 'America/New_York'), 1);
const lately = addDays(tomorrow, -3);
const night = paths.scheduleNight(customer, tomorrow);
const pastNight = paths.scheduleNight(customer, lately);
const requests = `${paths.requests(customer)}/sam`;
const pending = (communityId: string) => ({
  userId: 'sam',
  status: 'pending',
  requestType: 'shift',
  requestDate: tomorrow,
  communityId,
});
const member = (id: string, tier: string, isActive = true) => ({
  [paths.teamMember(customer, id)]: { uid: id, customerId: customer, firstName: id, tier, isActive },
});

const codeOf = (communityId: string) =>
  binTagCode(customer, { communityId, status: 'assigned', replacedById: null });

/** Writes a community with every kind of dependent. */
const write = (id: string, more: object = {}) =>
  calls.writeAll({
    ...member('sam', 'Collection Specialist'),
    ...member('former', 'Collection Specialist', false),
    ...member('dana', 'District Manager'),
    [paths.community(customer, id)]: {
      propertyName: 'Elm Row',
      slug: id,
      districtManagerId: 'dana',
      serviceDays: ['monday'],
      ...more,
    },
    [paths.assignedAgent(customer, id, 'monday')]: {
      customerId: customer,
      communityId: id,
      day: 'monday',
      memberId: 'sam',
    },
    [paths.assignedAgent(customer, id, 'friday')]: {
      customerId: customer,
      communityId: id,
      day: 'friday',
      memberId: 'former',
    },
    [`${paths.community(customer, id)}/private/codes`]: { gate: '1234' },
    [night]: {
      schedule: [
        { communityId: id, newAgentId: 'sam' },
        { communityId: 'other', newAgentId: 'sam' },
      ],
    },
    [pastNight]: { schedule: [{ communityId: id, newAgentId: 'sam' }] },
    [requests]: { requests: [pending(id), pending('other')] },
    [`${paths.units(customer)}/${id}-1`]: { communityId: id, unitNumber: '1', residentName: `Rita of ${id}` },
    [`${paths.units(customer)}/other-1`]: { communityId: 'other', unitNumber: '1' },
    [`${paths.checkpoints(customer)}/${id}-gate`]: { communityId: id, name: 'Gate', order: 1, type: 'qr' },
    ...Object.fromEntries([id, 'other'].map((of) => [paths.code(`${of}-tag`), codeOf(of)])),
    [`${paths.binTags(customer)}/${id}-tag`]: { communityId: id, status: 'assigned' },
    [`${paths.contactSubmissions(customer)}/${id}-1`]: { communityId: id, name: `Rita of ${id}` },
    [paths.personalNotifications(customer, 'dana')]: { isOwn: true },
    ...Object.fromEntries(
      [paths.notifications(customer), paths.ownNotifications(customer, 'dana')].flatMap((list) => [
        [`${list}/contactForm-${id}-1`, { kind: 'contactForm', title: `Message from Rita of ${id}` }],
        [`${list}/contactForm-other-1`, { kind: 'contactForm', title: 'Message from Oscar' }],
      ]),
    ),
  });
const serve = (id: string) =>
  calls.writeAll({
    [`${paths.violations(customer)}/${id}-1`]: { communityId: id, serviceDate: lately, caseNumber: 'V-1' },
  });

const agentsOf = async (id: string) =>
  Object.fromEntries(
    Object.entries(await calls.list(paths.assignedAgents(customer, id))).map(([day, agent]) => [
      day,
      agent['memberId'],
    ]),
  );
const hangingOn = async (id: string) => {
  const collections = [paths.units, paths.checkpoints, paths.binTags, paths.contactSubmissions];
  const found = await Promise.all(collections.map((path) => calls.list(path(customer))));
  const below = await calls.list(`${paths.community(customer, id)}/private`);
  const own = found.flatMap(Object.values).filter((one) => one['communityId'] === id);
  return own.length + Object.keys(below).length + Object.keys(await agentsOf(id)).length;
};

/** The paths of all the customer's documents that contain a word. */
const everythingNaming = async (word: string): Promise<string[]> => {
  const found: string[] = [];
  const look = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const reference of await collection.listDocuments()) {
        const document = await reference.get();
        if (JSON.stringify(document.data() ?? {}).includes(word)) found.push(reference.path);
        await look(await reference.listCollections());
      }
    }
  };
  await look(await firestore().doc(paths.customer(customer)).listCollections());
  return found;
};

beforeAll(async () => {
  // The account's own communities would fill its plan.
  for (const id of Object.keys(await calls.list(paths.communities(customer)))) {
    await calls.remove(paths.community(customer, id));
  }
});

describe('archiving', () => {
  beforeAll(() => write('elm'));

  test('returns everything affected, and takes it once', async () => {
    expect(await callAs(customer, describeCommunities, { communityIds: ['elm', 'nowhere'] })).toEqual({
      footprints: [
        {
          communityId: 'elm',
          regular: [
            { day: 'friday', memberId: 'former' },
            { day: 'monday', memberId: 'sam' },
          ],
          nights: [tomorrow],
          requests: 1,
          units: 1,
          checkpoints: 1,
          binTags: 1,
          hasHistory: false,
        },
      ],
    });
    await failNextCommit();
    expect(await asOwner(archiveCommunity, 'elm')).toContain('Nothing was written');
    expect([await recordOf('elm'), await agentsOf('elm')]).toEqual([
      expect.not.objectContaining({ archivedAt: expect.anything() }),
      { monday: 'sam', friday: 'former' },
    ]);

    await loseNextAnswer(true);
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    const record = await recordOf('elm');
    expect(record).toMatchObject({ archivedAt: expect.any(Date), districtManagerId: null });
    expect(record).not.toHaveProperty('unfinished');
    expect(await agentsOf('elm')).toEqual({});
    expect((await calls.readPlain(night))?.['schedule']).toEqual([
      { communityId: 'other', newAgentId: 'sam' },
    ]);
    expect((await calls.readPlain(pastNight))?.['schedule']).toEqual([
      { communityId: 'elm', newAgentId: 'sam' },
    ]);
    expect((await calls.readPlain(requests))?.['requests']).toEqual([
      {
        ...pending('elm'),
        status: 'cancelled',
        cancelledAt: expect.any(Date),
        cancelledBy: customer,
        cancellationReason: 'Community archived',
      },
      pending('other'),
    ]);
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    expect(await recordOf('elm')).toEqual(record);
  });

  test('is restored with those who are still active', async () => {
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
    const record = await recordOf('elm');
    expect(record).toMatchObject({ districtManagerId: 'dana' });
    expect(record).not.toHaveProperty('archivedAt');
    expect(await agentsOf('elm')).toEqual({ monday: 'sam' });
    const kept = record?.['pastAgents'] as { until: string; memberId: string }[];
    expect(kept.map(({ until, memberId }) => [weekdayOf(until), memberId])).toEqual([
      ['monday', 'sam'],
      ['friday', 'former'],
    ]);
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
  });

  test('is logged, with its author', async () => {
    const log = Object.values(await calls.list(paths.communityActivity(customer, 'elm')));
    expect(log.map(({ act, by }) => [act, by]).sort()).toEqual([
      ['archived', customer],
      ['restored', customer],
    ]);
  });

  test('makes room in the plan, and restoring needs it', async () => {
    expect(await asOwner(archiveCommunity, 'elm')).toEqual(success);
    const add = (propertyName: string) => callAs(customer, addCommunity, { propertyName });
    const added = [await add('Ash'), await add('Birch')];
    expect(await add('Cedar')).toBe('resource-exhausted');
    const refused = await calls.call('free@demo.test', 'restoreCommunity', { communityId: 'elm' });
    expect(refused).toMatchObject({ status: 429, error: { message: messages.restoreAtLimit(2) } });
    const { communityId } = added[0] as { communityId: string };
    expect(await asOwner(deleteCommunity, communityId)).toEqual({ isFinished: true });
    expect(await asOwner(restoreCommunity, 'elm')).toEqual(success);
  });

  test('more than 500 writes, interrupted halfway, are marked, keep the specialists, and are finished by the next call', async () => {
    await write('oak');
    const nights = Array.from({ length: 620 }, (_, index) => addDays(tomorrow, index));
    await calls.writeAll(
      Object.fromEntries(
        nights.map((date) => [
          paths.scheduleNight(customer, date),
          { schedule: [{ communityId: 'oak', newAgentId: 'sam' }] },
        ]),
      ),
    );
    const real = firestore().runTransaction.bind(firestore());
    const run = jest.spyOn(firestore(), 'runTransaction');
    run.mockImplementationOnce(real).mockRejectedValueOnce(new Error('killed'));
    expect(await asOwner(archiveCommunity, 'oak')).toContain('killed');
    expect(await recordOf('oak')).toMatchObject({ archivedAt: expect.any(Date), unfinished: 'archiving' });
    expect(await asOwner(restoreCommunity, 'oak')).toBe('failed-precondition');

    expect(await asOwner(archiveCommunity, 'oak')).toEqual(success);
    const record = await recordOf('oak');
    expect(record).not.toHaveProperty('unfinished');
    expect(record?.['archivedWith']).toEqual({
      districtManagerId: 'dana',
      agents: [
        { day: 'monday', memberId: 'sam' },
        { day: 'friday', memberId: 'former' },
      ],
    });
    const left = Object.values(await calls.list(paths.schedule(customer))).flatMap(
      ({ schedule }) => schedule as { communityId: string }[],
    );
    // The past night's.
    expect(left.filter(({ communityId }) => communityId === 'oak')).toHaveLength(1);
  });
});

const lateUnit = {
  building: null,
  floor: null,
  unitNumber: '9',
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
};
const additions = (communityId: string) =>
  [
    [
      addCheckpoint,
      { communityId, name: 'Late', building: null, floor: null, type: 'qr', position: null, radiusM: null },
    ],
    [generateBinTags, { communityId, batchId: 'late-batch', label: 'Late', count: 1 }],
    [
      importUnits,
      { communityId, importId: 'late-import', rows: [lateUnit], expected: { new: 1, changed: 0 } },
    ],
  ] as const;

describe('deleting', () => {
  test('is refused for a community in service with records of nights', async () => {
    await write('pine');
    await serve('pine');
    expect(await asOwner(deleteCommunity, 'pine')).toBe('failed-precondition');
    expect(await hangingOn('pine')).toBe(7);
    expect(await recordOf('pine')).not.toHaveProperty('archivedAt');
  });

  test('can’t be undone after an interruption, and continues with the next call', async () => {
    expect(await asOwner(archiveCommunity, 'pine')).toEqual(success);
    const real = firestore().runTransaction.bind(firestore());
    const run = jest.spyOn(firestore(), 'runTransaction');
    run.mockImplementationOnce(real).mockRejectedValueOnce(new Error('killed'));
    expect(await asOwner(deleteCommunity, 'pine')).toContain('killed');
    expect(await recordOf('pine')).toMatchObject({ unfinished: 'deleting' });
    expect(await asOwner(restoreCommunity, 'pine')).toBe('failed-precondition');
    expect(await asOwner(archiveCommunity, 'pine')).toBe('failed-precondition');
    run.mockRestore();
    // Anything added now would be left behind.
    for (const [callable, payload] of additions('pine')) {
      expect(await callAs(customer, callable, payload)).toBe('not-found');
    }

    expect(await asOwner(deleteCommunity, 'pine')).toEqual({ isFinished: true });
    expect(await hangingOn('pine')).toBe(0);
    expect(await calls.read(`${paths.units(customer)}/other-1`)).not.toBeNull();
    expect(await calls.read(paths.code('pine-tag'))).toBeNull();
    expect(await calls.readPlain(paths.code('other-tag'))).toEqual(codeOf('other'));
    // Functions follow, with the lists of units.
    await expectEventually(() => everythingNaming('Rita of pine'), []);
    expect(await everythingNaming('Oscar')).toHaveLength(2);
    // The records of its nights stay, and with them its name.
    expect(await calls.read(`${paths.violations(customer)}/pine-1`)).not.toBeNull();
    expect(await recordOf('pine')).toEqual({
      propertyName: 'Elm Row',
      slug: 'pine',
      archivedAt: expect.any(Date),
      deletedAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
  });

  test('leaves nothing of one without a night but its slug, which is never reused', async () => {
    await write('elm-street');
    expect(await asOwner(deleteCommunity, 'elm-street')).toEqual({ isFinished: true });
    expect([await recordOf('elm-street'), await hangingOn('elm-street')]).toEqual([null, 0]);
    expect(await asOwner(deleteCommunity, 'elm-street')).toEqual({ isFinished: true });
    expect(await asOwner(deleteCommunity, 'never-there')).toBe('not-found');

    await calls.writeAll({
      [`${paths.subscriptions(customer)}/paid`]: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 10,
        current_period_end: new Date('2999-01-01'),
      },
    });
    for (const [propertyName, slug] of [
      ['Elm Street', 'elm-street-2'],
      ['Pine', 'pine-2'],
    ]) {
      expect(await callAs(customer, addCommunity, { propertyName })).toMatchObject({ slug });
    }
  });
});

test('another business’s community is not found', async () => {
  for (const callable of [archiveCommunity, restoreCommunity, deleteCommunity]) {
    expect(await callAs(demoUids.newOwner, callable, { communityId: 'elm' })).toBe('not-found');
  }
});

test.each([
  {},
  { communityId: '' },
  { communityId: 'a/b' },
  { communityId: '__proto__' },
  { communityId: 7 },
])('%j names no community', async (payload) => {
  expect(await callAs(customer, archiveCommunity, payload)).toBe('invalid-argument');
});

test('invalid weekdays and invalid members are not restored', async () => {
  await write('yew', { districtManagerId: 7 });
  await calls.writeAll({
    ...Object.fromEntries(
      weekdays.map((day) => [
        paths.assignedAgent(customer, 'yew', day),
        { memberId: day === 'monday' ? '' : 7 },
      ]),
    ),
  });
  expect(await asOwner(archiveCommunity, 'yew')).toEqual(success);
  expect(await recordOf('yew')).toMatchObject({ archivedWith: { districtManagerId: null, agents: [] } });
  expect(await agentsOf('yew')).toEqual({});
});
