import { addDays, paths, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { callsOfOwnProduct, refusal } from 'backend/kernel/testing/localCalls.fixture.ts';

/** Editing communities over HTTP, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(30_000);

const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const customerId = demoUids.owner;
const maple = 'maple-court';
const success = { status: 200, result: { success: true } };

const record = (id = maple) => calls.readPlain(paths.community(customerId, id));
const log = async (id = maple) => Object.values(await calls.list(paths.communityActivity(customerId, id)));

/** Edits the current state. */
const edit = async (email: string | null, changes: object, id = maple) => {
  const [community, access] = await Promise.all([
    record(id),
    calls.readPlain(paths.communityAccess(customerId, id)),
  ]);
  const stored: Record<string, unknown> = { ...community, ...access };
  const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name] ?? null]));
  return calls.call(email, 'updateCommunity', { communityId: id, seen, changes });
};

test('a change is written and signed, and logged', async () => {
  const before = await record();
  expect(await edit(admin, { address: ' 1 New Street ', binInBy: '08:30' })).toEqual(success);
  const after = await record();
  expect(after).toMatchObject({ address: '1 New Street', binInBy: '08:30', slug: maple });
  expect(after?.['lastModifiedBy']).toEqual({ uid: demoUids.admin, at: after?.['updatedAt'] });
  expect(await log()).toContainEqual(
    expect.objectContaining({
      act: 'edited',
      by: demoUids.admin,
      changes: [
        { field: 'address', from: before?.['address'], to: '1 New Street' },
        { field: 'binInBy', from: before?.['binInBy'], to: '08:30' },
      ],
    }),
  );
});

test('a removed service day loses its regular assignment, and adding it back doesn’t restore it', async () => {
  const agent = (day: string) => paths.assignedAgent(customerId, maple, day);
  const assigned = (day: string) => ({ customerId, communityId: maple, day, memberId: 'sam' });
  expect(await edit(owner, { serviceDays: ['monday', 'friday'] })).toEqual(success);
  await calls.writeAll({
    [agent('monday')]: assigned('monday'),
    [agent('friday')]: assigned('friday'),
    [agent('sunday')]: assigned('sunday'),
  });
  expect(await edit(owner, { serviceDays: ['friday'] })).toEqual(success);
  const { pastAgents } = (await record()) as { pastAgents: { until: string; memberId: string }[] };
  expect(pastAgents.map(({ until, memberId }) => [weekdayOf(until), memberId])).toEqual(
    expect.arrayContaining([
      ['monday', 'sam'],
      ['sunday', 'sam'],
    ]),
  );
  expect(await edit(owner, { serviceDays: ['friday', 'monday', 'sunday'] })).toEqual(success);
  expect(Object.keys(await calls.list(paths.assignedAgents(customerId, maple)))).toEqual([
    expect.stringMatching(/friday$/),
  ]);
  expect(await log()).toContainEqual(
    expect.objectContaining({
      changes: [
        { field: 'serviceDays', from: 'monday friday', to: 'friday' },
        { field: 'agent.monday', from: 'sam', to: null },
        { field: 'agent.sunday', from: 'sam', to: null },
      ],
    }),
  );
});

test('codes are stored separately, and never logged', async () => {
  expect(await edit(owner, { gateCode: '4821#' })).toEqual(success);
  expect(await calls.readPlain(paths.communityAccess(customerId, maple))).toMatchObject({
    gateCode: '4821#',
  });
  expect(await record()).not.toHaveProperty('gateCode');
  expect(JSON.stringify(await log())).not.toContain('4821#');
});

test('an edit based on another value is refused, unless it matches the current one', async () => {
  const edits = { communityId: maple, seen: { address: 'Old Street' } };
  expect(await calls.call(owner, 'updateCommunity', { ...edits, changes: { address: 'Mine' } })).toEqual(
    refusal(409, 'ABORTED'),
  );
  const same = { address: '1 New Street' };
  expect(await calls.call(owner, 'updateCommunity', { ...edits, changes: same })).toEqual(success);
});

test('one of two concurrent changes to a field wins; other fields are unaffected', async () => {
  const stored = await record();
  const send = (changes: object) =>
    calls.call(owner, 'updateCommunity', {
      communityId: maple,
      seen: { contactName: stored?.['contactName'], binInBy: stored?.['binInBy'] },
      changes,
    });
  const answers = await Promise.all([
    send({ contactName: 'One' }),
    send({ contactName: 'Two' }),
    send({ binInBy: '10:30' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await record()).toMatchObject({ binInBy: '10:30', contactName: expect.stringMatching(/One|Two/) });
});

test.each([
  ['a zone that does not exist', { timezone: 'Foo/Bar' }, undefined],
  ['service days without hours', { serviceDays: ['monday', 'friday'], serviceStart: '' }, undefined],
  ['invalid hours', { serviceStart: '25:00' }, undefined],
  ['10,000 characters', { propertyName: 'x'.repeat(10_000) }, undefined],
  ['a field that can’t be edited', { createdBy: 'me' }, undefined],
  ['a past closure', { noServiceDates: ['2001-12-25'] }, { noServiceDates: { code: 'past' } }],
])('refused, with nothing written: %s', async (_, changes, fields) => {
  const before = await record();
  const answer = await edit(owner, changes);
  expect(answer).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  if (fields) expect(answer).toMatchObject({ error: { details: { fields } } });
  expect(await record()).toEqual(before);
});

test.each([
  ['nobody', null, maple, 401],
  ['a member who is not an Admin', 'specialist@demo.test', maple, 403],
  ['another owner', 'free@demo.test', maple, 404],
  ['the owner, of no community', owner, 'nothing', 404],
  ['the owner, of an invalid id', owner, 'a/b', 400],
])('refused: %s', async (_, email, communityId, status) => {
  const change = { communityId, seen: {}, changes: { totalUnits: 1 } };
  expect((await calls.call(email, 'updateCommunity', change)).status).toBe(status);
});

test('an archived community can’t be edited', async () => {
  const path = paths.community(customerId, 'archived');
  await calls.writeAll({ [path]: { propertyName: 'Gone', archivedAt: new Date() } });
  expect(await edit(owner, { totalUnits: 3 }, 'archived')).toEqual(refusal(400, 'FAILED_PRECONDITION'));
});

describe('another address', () => {
  const page = (slug: string) => calls.readPlain(paths.publicPage('sunrise-valet', slug));

  test('a new name keeps the address', async () => {
    expect(await edit(owner, { propertyName: 'Maple Gardens' })).toEqual(success);
    expect(await record()).toMatchObject({ slug: maple, formerNames: ['Maple Court'] });
  });

  test('the old address leads to the new one, through two changes and back', async () => {
    for (const slug of ['maple-gardens', 'maple-park']) {
      expect(await edit(owner, { slug })).toEqual(success);
      await expectEventually(async () => (await page(slug))?.['propertyName'], 'Maple Gardens');
    }
    await expectEventually(() => page(maple), { movedTo: 'maple-gardens' });
    await expectEventually(() => page('maple-gardens'), { movedTo: 'maple-park' });
    expect(await edit(owner, { slug: maple })).toEqual(success);
    await expectEventually(async () => (await page(maple))?.['propertyName'], 'Maple Gardens');
    await expectEventually(() => page('maple-park'), { movedTo: maple });
  });

  test('another community’s current or former address is refused', async () => {
    const [other] = Object.keys(await calls.list(paths.communities(customerId))).filter(
      (id) => id !== maple && id !== 'archived',
    );
    const theirs = String((await record(other))?.['slug']);
    for (const [slug, id] of [
      [theirs, maple],
      ['maple-park', String(other)],
    ] as const) {
      const answer = await edit(owner, { slug }, id);
      expect(answer).toEqual(refusal(409, 'ALREADY_EXISTS'));
      expect(answer).toMatchObject({ error: { details: { fields: { slug: { code: 'taken' } } } } });
    }
  });
});

describe('closures of several communities', () => {
  const change = (changes: object[]) => calls.call(owner, 'changeClosures', { changes });
  const dates = async (id: string) => (await record(id))?.['noServiceDates'] as string[];

  test('are added, returned, and undone', async () => {
    const ids = Object.keys(await calls.list(paths.communities(customerId)))
      .filter((id) => id !== 'archived')
      .slice(0, 3);
    const before = await Promise.all(ids.map(dates));
    const day = '2999-07-04';
    const all = [...ids, 'nothing', 'archived'];
    const done = await change(all.map((communityId) => ({ communityId, add: [day], remove: [] })));
    expect(done).toEqual({
      status: 200,
      result: { changes: ids.map((communityId) => ({ communityId, added: [day], removed: [] })) },
    });
    for (const id of ids) expect(await dates(id)).toContain(day);
    expect((await change(ids.map((communityId) => ({ communityId, remove: [day] })))).status).toBe(200);
    expect(await Promise.all(ids.map(dates))).toEqual(before);
  });

  test('a past date is refused, for all of them', async () => {
    const answer = await change([{ communityId: maple, add: ['2999-01-01', '2001-01-01'] }]);
    expect(answer).toMatchObject({
      status: 400,
      error: { details: { fields: { noServiceDates: { code: 'past', date: '2001-01-01' } } } },
    });
    expect(await dates(maple)).not.toContain('2999-01-01');
  });
});

describe('a district manager', () => {
  const member = (tier: string, isActive: boolean) => ({
    customerId,
    firstName: 'Test',
    lastName: 'Member',
    email: `${tier}-${isActive}@e2e.test`.replaceAll(' ', ''),
    tier,
    isActive,
  });
  beforeAll(() =>
    calls.writeAll({
      [paths.teamMember(customerId, 'overseer')]: member('District Manager', true),
      [paths.teamMember(customerId, 'former')]: member('District Manager', false),
      [paths.teamMember(customerId, 'walker')]: member('Collection Specialist', true),
    }),
  );

  test.each(['former', 'walker', 'nobody-there'])(
    'is not %s, who can’t oversee',
    async (districtManagerId) => {
      const before = await record();
      expect(await edit(owner, { districtManagerId })).toMatchObject({
        status: 400,
        error: { details: { fields: { districtManagerId: { code: 'mayNotOversee' } } } },
      });
      expect(await record()).toEqual(before);
    },
  );

  test('is someone who is active and may oversee, or no one', async () => {
    expect(await edit(owner, { districtManagerId: 'overseer' })).toEqual(success);
    expect(await record()).toMatchObject({ districtManagerId: 'overseer' });
    expect(await edit(owner, { districtManagerId: null })).toEqual(success);
  });
});

test('the residents’ previous rules are kept for cases of their nights', async () => {
  const id = 'harbor-point';
  const { rules } = (await record(id)) as { rules: string[] };
  expect(await edit(owner, { rules: ['Bags are tied.'] }, id)).toEqual(success);
  expect(await edit(owner, { rules: ['Bags are white.'] }, id)).toEqual(success);
  expect((await record(id))?.['pastRules']).toEqual([{ until: expect.any(String), rules }]);
});

test('past nights keep the geofence their scans were judged by', async () => {
  const id = 'harbor-point';
  const { geofence = null } = (await record(id)) as { geofence?: object };
  const fence = { lat: 25.7, lng: -80.2, radiusM: 120 };
  expect(await edit(owner, { geofence: fence }, id)).toEqual(success);
  expect(await edit(owner, { geofence: { ...fence, radiusM: 90 } }, id)).toEqual(success);
  expect(await record(id)).toMatchObject({
    geofence: { ...fence, radiusM: 90 },
    pastGeofences: [{ until: expect.any(String), geofence }],
  });
});

test('past nights keep the settings they were judged by', async () => {
  const id = 'harbor-point';
  const before = await record(id);
  expect(await edit(owner, { serviceDays: ['sunday'], setOutStart: '15:00' }, id)).toEqual(success);
  const after = await record(id);
  const kept = { serviceDays: before?.['serviceDays'], setOutStart: before?.['setOutStart'] };
  const [plan, ...others] = (after?.['pastPlans'] ?? []) as { until: string }[];
  expect(others).toEqual([]);
  expect(plan).toMatchObject(kept);
  const rows = async () => JSON.stringify(await calls.list(paths.directory(customerId)));
  await expectEventually(async () => (await rows()).includes(`${plan!.until.replaceAll('-', '')} `), true);
});

test.each([
  ['the night before', null, -1],
  ['tonight, once someone has clocked in', new Date(), 0],
])(
  'the replaced settings of a community without service tonight apply until %s',
  async (_, clockInAt, days) => {
    const id = `early-${days}`;
    const timezone = 'America/New_York';
    const tonight = serviceNight(Date.now(), timezone);
    await calls.writeAll({
      [paths.community(customerId, id)]: {
        propertyName: id,
        slug: id,
        timezone,
        serviceDays: weekdays.filter((day) => day !== weekdayOf(tonight)),
      },
      [paths.clockInOut(customerId, id)]: {
        communityId: id,
        serviceDate: tonight,
        memberId: 'sam',
        clockInAt,
      },
    });
    expect(await edit(owner, { serviceDays: [weekdayOf(tonight)] }, id)).toEqual(success);
    expect((await record(id))?.['pastPlans']).toEqual([
      expect.objectContaining({ until: addDays(tonight, days) }),
    ]);
  },
);
