import { maxInactiveMembers } from 'mf-team/domain';
import { messages, paths } from 'shared-lib/domain';
import { demoUids } from '../seed/accounts.ts';
import { expectEventually } from '../kernel/testing/expectEventually.fixture.ts';
import { callsOfOwnProduct, refusal } from '../kernel/testing/localCalls.fixture.ts';

/** Adding members and communities over HTTP, within the plan's limits, and what becomes public as a result. */
const calls = callsOfOwnProduct();
jest.setTimeout(30_000);

const free = 'free@demo.test';
const newOwner = 'new-owner@demo.test';
const text = (stringValue: string) => ({ stringValue });

const member = (name: string, more: object = {}) => ({
  firstName: name,
  lastName: 'Test',
  email: `${name}@members.test`,
  tier: 'Collection Specialist',
  ...more,
});

/** Gives an owner a paid plan with this many seats. */
const pay = (customerId: string, quantity: number) =>
  calls.write(`${paths.subscriptions(customerId)}/paid`, {
    status: text('active'),
    priceId: text('price_professional'),
    quantity: { integerValue: String(quantity) },
    current_period_end: { timestampValue: '2999-01-01T00:00:00Z' },
  });

const idIn = (answer: { result?: unknown }, field: string) =>
  String((answer.result as Record<string, unknown> | undefined)?.[field]);

describe('addTeamMember', () => {
  test('a second active member is refused on the free plan, and nothing is stored for them', async () => {
    const answer = await calls.call(free, 'addTeamMember', member('second'));
    expect(answer).toEqual(refusal(429, 'RESOURCE_EXHAUSTED', messages.addActiveAtLimit));
    expect(await calls.emailsTo('second@members.test')).toEqual([]);
  });

  test('an inactive member fits, with a document but no invitation or login', async () => {
    const data = member('later', { email: ' Later@Members.TEST ', isActive: false });
    const id = idIn(await calls.call(free, 'addTeamMember', data), 'teamMemberId');
    expect(await calls.uidOf('later@members.test')).toBeNull();
    expect(await calls.read(paths.teamMember(demoUids.free, id))).toEqual({
      uid: text(id),
      customerId: text(demoUids.free),
      firstName: text('later'),
      lastName: text('Test'),
      email: text('later@members.test'),
      phone: { nullValue: null },
      tier: text('Collection Specialist'),
      isActive: { booleanValue: false },
      dateCreated: { timestampValue: expect.any(String) },
      lastModified: { timestampValue: expect.any(String) },
      lastModifiedBy: {
        mapValue: { fields: { uid: text(demoUids.free), at: { timestampValue: expect.any(String) } } },
      },
    });
    expect(await calls.emailsTo('later@members.test')).toEqual([]);
    expect(await calls.call(free, 'reactivateTeamMember', { teamMemberId: id })).toEqual(
      refusal(429, 'RESOURCE_EXHAUSTED', messages.planLimit(1)),
    );
  });

  test.each([
    ['already in the team', member('later', { email: 'LATER@members.test', isActive: false }), 'duplicate'],
    ['of another account', member('x', { email: 'owner@demo.test', isActive: false }), 'taken'],
  ])('an email is refused: %s', async (_what, data, code) => {
    const answer = await calls.call(free, 'addTeamMember', data);
    expect(answer).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect(answer).toMatchObject({ error: { details: { fields: { email: { code } } } } });
    expect(await calls.uidOf('owner@demo.test')).toBe(demoUids.owner);
    expect(await calls.emailsTo('later@members.test')).toEqual([]);
  });

  test.each([
    ['no name', { firstName: '' }],
    ['no email', { email: 'nobody' }],
    ['another tier', { tier: 'Owner' }],
    ['text instead of a flag', { isActive: 'yes' }],
  ])('a payload is refused: %s', async (_what, fault) => {
    expect(await calls.call(free, 'addTeamMember', member('wrong', fault))).toEqual(
      refusal(400, 'INVALID_ARGUMENT', expect.stringContaining('expected')),
    );
    expect(await calls.emailsTo('wrong@members.test')).toEqual([]);
  });

  test('when several are added at once, only as many as the plan allows get in', async () => {
    await pay(demoUids.newOwner, 1);
    const names = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(
      names.map((name) => calls.call(newOwner, 'addTeamMember', member(name))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    const mails = await Promise.all(names.map((name) => calls.emailsTo(`${name}@members.test`)));
    expect(mails.flat()).toHaveLength(2);
  });

  test('when one is added and one reactivated at once, one of them gets the last place', async () => {
    await pay(demoUids.newOwner, 2);
    const inactive = await calls.call(newOwner, 'addTeamMember', member('resting', { isActive: false }));
    const answers = await Promise.all([
      calls.call(newOwner, 'reactivateTeamMember', { teamMemberId: idIn(inactive, 'teamMemberId') }),
      calls.call(newOwner, 'addTeamMember', member('eager')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  test('a plan limits Admins to three', async () => {
    await pay(demoUids.newOwner, 10);
    const asAdmin = (name: string) => calls.call(newOwner, 'addTeamMember', member(name, { tier: 'Admin' }));
    for (const name of ['ann', 'ben', 'cat']) expect((await asAdmin(name)).status).toBe(200);
    const answer = await asAdmin('dan');
    expect(answer).toEqual(refusal(429, 'RESOURCE_EXHAUSTED', 'Your plan limit is 3 Admin accounts.'));
    expect(answer).toMatchObject({
      error: { details: { fields: { tier: { code: 'adminsFull', count: 3 } } } },
    });
    expect(await calls.emailsTo('dan@members.test')).toEqual([]);
  });
});

test('a team has a maximum size, inactive members included', async () => {
  const team = Object.keys(await calls.list(paths.team(demoUids.free)));
  const fillers = Array.from({ length: 1 + maxInactiveMembers - team.length }, (_, index) =>
    paths.teamMember(demoUids.free, `filler-${index}`),
  );
  await calls.writeAll(Object.fromEntries(fillers.map((path) => [path, { isActive: false }])));
  const add = () => calls.call(free, 'addTeamMember', member('over', { isActive: false }));
  expect(await add()).toEqual(refusal(429, 'RESOURCE_EXHAUSTED', expect.stringContaining('501')));
  expect(await calls.emailsTo('over@members.test')).toEqual([]);
  await calls.remove(String(fillers[0]));
  expect((await add()).status).toBe(200);
  for (const path of fillers) await calls.remove(path);
});

describe('addCommunity', () => {
  const add = (email: string, propertyName: string, more: object = {}) =>
    calls.call(email, 'addCommunity', { propertyName, ...more });

  test('the third community is refused on the free plan, and not stored', async () => {
    const before = await calls.list(paths.communities(demoUids.free));
    expect(Object.keys(before)).toHaveLength(2);
    expect(await add(free, 'Third Place', { serviceDays: ['monday'] })).toEqual(
      refusal(429, 'RESOURCE_EXHAUSTED', 'Your plan limit is 2 communities.'),
    );
    expect(await calls.list(paths.communities(demoUids.free))).toEqual(before);
  });

  test.each([
    ['no name', ''],
    ['a 501-character name', 'x'.repeat(501)],
    ['a set-out that ends before it starts', 'Elm Row', { setOutStart: '19:00', setOutEnd: '18:00' }],
    ['more units than allowed', 'Elm Row', { totalUnits: 100_001 }],
  ])('a payload is refused: %s', async (_what, propertyName, more: object = {}) => {
    expect(await add(newOwner, propertyName, more)).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  });

  test('two communities with the same name, added at once, get different slugs', async () => {
    await pay(demoUids.newOwner, 1);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => add(newOwner, 'Elm Row', { serviceDays: ['monday'] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
    const slugs = answers.filter(({ status }) => status === 200).map((answer) => idIn(answer, 'slug'));
    expect(slugs.sort()).toEqual(['elm-row', 'elm-row-2', 'elm-row-3', 'elm-row-4']);
    const [first] = answers.filter(({ status }) => status === 200);
    const path = paths.community(demoUids.newOwner, idIn(first ?? {}, 'communityId'));
    expect(await calls.read(path)).toMatchObject({
      propertyName: text('Elm Row'),
      createdBy: text(demoUids.newOwner),
      createdAt: { timestampValue: expect.any(String) },
      timezone: text('America/New_York'),
    });
  });

  test('a business gets its slug with its first community; the app’s own addresses are reserved', async () => {
    const owner = demoUids.trial;
    await calls.write(paths.customer(owner), { businessName: text('Settings'), businessSlug: text('') });
    await add('trial@demo.test', 'Oak Park');
    expect((await calls.read(paths.customer(owner)))?.businessSlug).toEqual(text('settings-2'));
    expect(await calls.read(paths.businessSlug('settings-2'))).toEqual({ customerId: text(owner) });
    await calls.write(paths.customer(demoUids.expired), {
      businessName: text('Settings'),
      businessSlug: text(''),
    });
    await add('expired@demo.test', 'Oak Park');
    expect((await calls.read(paths.customer(demoUids.expired)))?.businessSlug).toEqual(text('settings-3'));
  });
});

describe('public pages', () => {
  const page = () => calls.read(paths.publicPage('sunrise-valet', 'maple-court'));
  const community = paths.community(demoUids.owner, 'maple-court');

  test('the demo’s pages are there', async () => {
    expect(await page()).toMatchObject({
      businessName: text('Sunrise Valet'),
      propertyName: text('Maple Court'),
    });
  });

  test('they follow changes to the community and business, and removals', async () => {
    await calls.write(community, { propertyName: text('Maple Gardens') });
    await expectEventually(async () => (await page())?.propertyName?.stringValue, 'Maple Gardens');
    await calls.write(paths.customer(demoUids.owner), { businessName: text('Sunset Valet') });
    await expectEventually(async () => (await page())?.businessName?.stringValue, 'Sunset Valet');
    expect(Object.keys((await page()) ?? {}).sort()).toEqual([
      'announcement',
      'business',
      'businessName',
      'noServiceDates',
      'pastPlans',
      'propertyName',
      'rules',
      'serviceDays',
      'serviceStart',
      'setOutEnd',
      'setOutStart',
      'timezone',
      'visit',
    ]);
    await calls.remove(community);
    await expectEventually(page, null);
  }, 70_000);
});
