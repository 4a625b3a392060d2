import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../seed/accounts.ts';
import { expectEventually } from '../../../kernel/testing/expectEventually.fixture.ts';
import { callsOfOwnProduct, refusal } from '../../../kernel/testing/localCalls.fixture.ts';

/** Repairing a damaged record, on the local Firebase with the demo data. */
const calls = callsOfOwnProduct();
jest.setTimeout(60_000);

const owner = 'free@demo.test';
const customer = demoUids.free;
const done = { status: 200, result: { success: true } };
const repair = (kind: string, id: string, values: object = {}, email: string | null = owner) =>
  calls.call(email, 'repairRecord', { kind, id, values });
const logged = async (recordId: string) =>
  Object.values(await calls.list(paths.repairs(customer))).filter((one) => one['recordId'] === recordId);

test('a damaged community keeps all readable fields, and both logs record the repair', async () => {
  const path = paths.community(customer, 'zoned');
  const whole = { propertyName: 'Zoned Place', slug: 'zoned-place', serviceDays: ['monday'] };
  await calls.writeAll({ [path]: { ...whole, timezone: 'Mars/Base', setOutStart: 'late' } });

  expect(await repair('communities', 'zoned', { timezone: 'Venus/Base' })).toMatchObject({
    status: 400,
    error: { details: { fields: { timezone: { code: 'invalid' } } } },
  });
  expect(await repair('communities', 'zoned', { timezone: 'America/Denver', propertyName: 'Other' })).toEqual(
    done,
  );
  expect(await calls.readPlain(path)).toEqual({
    ...whole,
    timezone: 'America/Denver',
    updatedAt: expect.any(Date),
    lastModifiedBy: { uid: customer, at: expect.any(Date) },
  });
  const changes = [
    { field: 'timezone', from: '"Mars/Base"', to: '"America/Denver"' },
    { field: 'setOutStart', from: '"late"', to: null },
  ];
  expect(await logged('zoned')).toEqual([
    { at: expect.any(Date), by: customer, kind: 'communities', recordId: 'zoned', changes },
  ]);
  expect(Object.values(await calls.list(paths.communityActivity(customer, 'zoned')))).toEqual([
    {
      at: expect.any(Date),
      by: customer,
      act: 'edited',
      changes: changes.map((change) => ({ ...change, field: `repaired.${change.field}` })),
      partIds: [],
    },
  ]);

  // Repeated, it finds nothing to repair.
  expect(await repair('communities', 'zoned')).toEqual(done);
  expect(await logged('zoned')).toHaveLength(1);
});

test('a repair removes only the unreadable entries of a list', async () => {
  const community = paths.community(customer, 'half-served');
  const checkpoint = `${paths.checkpoints(customer)}/half-ruled`;
  const pastAgents = [{ until: '2026-01-05', memberId: 'sam' }, 'damaged'];
  const pastRules = [
    { until: '2026-01-05', photoRequired: true },
    { until: 'once' },
    { until: '2026-01-12' },
  ];
  await calls.writeAll({
    [community]: { propertyName: 'Half Served', serviceDays: ['monday', 'someday'], pastAgents },
    [checkpoint]: { communityId: 'half-served', name: 'Gate', pastRules },
  });
  expect(await repair('communities', 'half-served')).toEqual(done);
  expect(await calls.readPlain(community)).toMatchObject({
    serviceDays: ['monday'],
    pastAgents: [pastAgents[0]],
  });
  expect(await repair('checkpoints', 'half-ruled')).toEqual(done);
  expect((await calls.readPlain(checkpoint))?.['pastRules']).toEqual([pastRules[0], pastRules[2]]);
});

test('the public page of a community with a damaged field shows the rest', async () => {
  const { businessSlug } = (await calls.readPlain(paths.customer(customer))) ?? {};
  const page = paths.publicPage(String(businessSlug), 'half-read');
  const community = {
    propertyName: 'Half Read',
    slug: 'half-read',
    serviceDays: ['monday'],
    rules: [42],
    setOutStart: 'late',
    setOutEnd: '21:30',
  };
  await calls.writeAll({ [paths.community(customer, 'half')]: community });
  await expectEventually(
    () => calls.readPlain(page),
    expect.objectContaining({ propertyName: 'Half Read', serviceDays: ['monday'], setOutEnd: '21:30' }),
  );
  // Whatever the value, the community counts as no longer served.
  await calls.writeAll({ [paths.community(customer, 'half')]: { ...community, archivedAt: 'long ago' } });
  await expectEventually(() => calls.readPlain(page), null);
});

test('a repair never activates a member or makes one an Admin', async () => {
  const path = paths.teamMember(customer, 'kim');
  await calls.writeAll({ [path]: { uid: 'kim', firstName: 'Kim', tier: 'Boss', isActive: 'yes' } });
  expect((await repair('team', 'kim', { tier: 'Admin' })).status).toBe(400);
  expect(await repair('team', 'kim', { tier: 'Collection Specialist' })).toEqual(done);
  expect(await calls.readPlain(path)).toMatchObject({ tier: 'Collection Specialist', isActive: false });
});

test('only the owner and Admins repair a business’s records, and only existing ones', async () => {
  const path = paths.scheduleNight(customer, '2026-01-05');
  await calls.writeAll({ [path]: { schedule: ['damaged'], lastUpdated: null } });
  for (const email of [null, 'specialist@demo.test', 'professional@demo.test']) {
    expect([401, 403, 404]).toContain((await repair('schedule', '2026-01-05', {}, email)).status);
  }
  expect(await repair('schedule', 'gone')).toEqual(refusal(404, 'NOT_FOUND'));
  for (const [kind, id] of [
    ['customers', 'x'],
    ['units', 'a/b'],
    ['__proto__', 'x'],
  ] as const) {
    expect(await repair(kind, id)).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  }
  expect((await calls.readPlain(path))?.['schedule']).toEqual(['damaged']);
  expect(await repair('schedule', '2026-01-05')).toEqual(done);
  expect((await calls.readPlain(path))?.['schedule']).toEqual([]);
});
