import { addDays, paths } from 'shared-lib/domain';
import { hashOf } from 'backend/functions/core/account/accountLinks.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readManagerNights, readManagerOverview } from './callables/readManagerPages.ts';
import { readManagerLogs, readManagerViolations } from './callables/readManagerRecords.ts';
import { ask, write } from './managers.fixture.ts';
import { here, make, nextBusiness, owner, sessionOf, today, until } from './managerLinks.fixture.ts';

/** Reading through the links of property managers, in a separate Firestore. */
useOwnFirestore();
beforeEach(nextBusiness);

test('a key is long, stored only as a hash, and exchanged for a session that reads the community and no personal data', async () => {
  const { key, linkId, address } = await make();
  expect(address).toContain(`/${owner}/maple/admin?key=`);
  expect(key.length).toBeGreaterThanOrEqual(32);
  const link = (await firestore().doc(paths.managerLink(owner, linkId)).get()).data();
  expect(JSON.stringify(link)).not.toContain(key);
  expect(JSON.stringify(link)).not.toContain(hashOf(key));

  const session = await sessionOf(key);
  const requested = { ...here(), session };
  const span = { from: addDays(today, -2), to: today };
  const answers = await Promise.all([
    ask(readManagerOverview, requested),
    ask(readManagerNights, { ...requested, ...span }),
    ask(readManagerViolations, { ...requested, status: null, unitNumber: null, after: null }),
    ask(readManagerLogs, { ...requested, ...span, unitNumber: null, after: null }),
  ]);
  const [overview, nights, violations, logs] = answers.map(({ result }) => result);
  expect(overview).toMatchObject({
    propertyName: 'Maple Court',
    link: { name: 'Pat Manager', until },
    decisions: [
      {
        unitNumber: 'A-101',
        verdict: 'served',
        reason: 'collected',
        evidence: [
          { kind: 'door', word: 'collected', at: expect.any(Number), hasPhoto: true },
          { kind: 'noDoor', hasPhoto: false },
        ],
      },
    ],
  });
  expect(nights).toMatchObject({
    nights: expect.arrayContaining([
      expect.objectContaining({
        date: addDays(today, -1),
        state: 'served',
        doors: expect.objectContaining({ served: 1, left: 1, reasons: [{ reason: 'access', count: 1 }] }),
      }),
    ]),
  });
  // Unreviewed cases, and those of other communities, are hidden.
  expect(violations).toMatchObject({
    violations: [{ caseNumber: 'CASE-maple-u2', unitNumber: 'A-102' }],
    next: null,
  });
  expect(logs).toMatchObject({ logs: [{ unitNumber: 'A-102' }, { unitNumber: 'A-101' }], next: null });
  const all = JSON.stringify(answers);
  for (const secret of ['Rosa', 'Secret', 'secret', 'sam', 'rosa@', '+1212', 'olivia', 'Cedar']) {
    expect(all).not.toContain(secret);
  }
  const used: unknown = (await firestore().doc(paths.managerLink(owner, linkId)).get()).get('lastUsedAt');
  expect(used).not.toBeNull();
});

test('a night is judged by the service days it had', async () => {
  const requested = { ...here(), session: null, from: addDays(today, -5), to: addDays(today, -3) };
  const whys = async () => {
    const { result } = await ask(readManagerNights, requested, { uid: owner });
    return (result as { nights: { why: string | null; isPlanned: boolean }[] }).nights.map(({ why }) => why);
  };
  expect(await whys()).toEqual([null, null, null]);
  const plan = { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' };
  const pastPlans = [{ until: addDays(today, -2), serviceDays: [], timezone: 'America/New_York', ...plan }];
  await firestore().doc(paths.community(owner, 'maple')).update({ pastPlans });
  expect(await whys()).toEqual(['off', 'off', 'off']);
});

test('the latest decision is among those read, however many reports there are', async () => {
  const report = (decision: object | null) => ({
    communityId: 'maple',
    topic: 'missedPickup',
    unitNumber: 'A-102',
    createdAt: new Date(),
    decision,
  });
  const decided = (minutes: number) =>
    report({ verdict: 'missed', by: owner, at: new Date(Date.now() - minutes * 60_000) });
  const at = (id: string) => `${paths.contactSubmissions(owner)}/${id}`;
  await write({
    ...Object.fromEntries(Array.from({ length: 201 }, (_, n) => [at(`a${n}`), report(null)])),
    ...Object.fromEntries(Array.from({ length: 51 }, (_, n) => [at(`b${n}`), decided(n + 2)])),
    [at('z')]: { ...decided(-1), unitNumber: 'A-101' },
  });
  const { result } = await ask(readManagerOverview, { ...here(), session: null }, { uid: owner });
  const { decisions } = result as { decisions: { id: string }[] };
  expect(decisions).toHaveLength(50);
  expect(decisions.slice(0, 3).map(({ id }) => id)).toEqual(['z', 'one', 'b0']);
});

test('lists are filtered by unit and status', async () => {
  const session = await sessionOf((await make()).key);
  const requested = { ...here(), session, after: null };
  const count = async (status: string | null, unitNumber: string | null) =>
    (
      (await ask(readManagerViolations, { ...requested, status, unitNumber })).result as {
        violations: object[];
      }
    ).violations.length;
  expect([await count('notified', 'a-102'), await count('resolved', null), await count(null, '101')]).toEqual(
    [1, 0, 0],
  );
  const span = { from: addDays(today, -5), to: today };
  const logs = await ask(readManagerLogs, { ...requested, ...span, unitNumber: '101' });
  expect(logs.result).toMatchObject({ logs: [{ unitNumber: 'A-101', outcome: 'collected' }] });
  const long = await ask(readManagerLogs, {
    ...requested,
    from: addDays(today, -40),
    to: today,
    unitNumber: null,
  });
  expect(long.code).toBe('invalid-argument');
});

test('a list continues after the last record of the previous page; its cursor reveals nothing and only works for that list', async () => {
  const night = (back: number) => addDays(today, -back);
  const at = (n: number) => `${paths.serviceLogs(owner)}/sam_${String(n).padStart(3, '0')}`;
  const log = (n: number) => ({
    communityId: 'maple',
    serviceDate: night(2 + (n % 3)),
    memberId: 'sam',
    unitId: 'u1',
    outcome: 'collected',
    servicedAt: new Date(Date.now() - n * 60_000),
  });
  await write(Object.fromEntries(Array.from({ length: 230 }, (_, n) => [at(n), log(n)])));
  const session = await sessionOf((await make()).key);
  const requested = { ...here(), session, from: night(6), to: night(2), unitNumber: null };
  const page = async (after: string | null) =>
    (await ask(readManagerLogs, { ...requested, after })).result as {
      logs: { servicedAt: number }[];
      next: string;
    };
  const first = await page(null);
  // New records that sort earlier shift nothing.
  await write({ [at(900)]: { ...log(900), serviceDate: night(2) } });
  const second = await page(first.next);
  const third = await page(second.next);
  expect([first.logs.length, second.logs.length, third.logs.length, third.next]).toEqual([
    100,
    100,
    30,
    null,
  ]);
  const all = [first, second, third].flatMap(({ logs }) => logs.map(({ servicedAt }) => servicedAt));
  expect(new Set(all).size).toBe(230);
  for (const told of [first.next, Buffer.from(first.next, 'base64url').toString()]) {
    expect(told).not.toMatch(/sam|20\d\d-/);
  }
  const wrong = [`${first.next.slice(0, -4)}AAAA`, 'x', '../../x', first.next.slice(0, 20), ''];
  const codes = wrong.map(async (after) => (await ask(readManagerLogs, { ...requested, after })).code);
  expect(await Promise.all(codes)).toEqual(wrong.map(() => 'invalid-argument'));
  const violations = { ...here(), session, status: null, unitNumber: null, after: first.next };
  expect((await ask(readManagerViolations, violations)).code).toBe('invalid-argument');
  const cedar = { ...here(), communitySlug: 'cedar', session: null, unitNumber: null, after: first.next };
  const elsewhere = { ...cedar, from: requested.from, to: requested.to };
  expect((await ask(readManagerLogs, elsewhere, { uid: owner })).code).toBe('invalid-argument');
});
