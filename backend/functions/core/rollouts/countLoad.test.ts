import { bucketOf } from 'shared-lib/contract';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { useOwnStorage } from '../pictures/ownStorage.fixture.ts';
import { documentOf, filesOf, moduleFiles, newKey, useRegistry } from '../registry/ownRegistry.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { countLoad } from './countLoad.ts';

useOwnFirestore();
useOwnStorage();
const registry = useRegistry();
jest.setTimeout(120_000);

const now = Date.parse('2026-11-29T21:00:00Z');
const minute = 60_000;

/** Accounts in the candidate's share, and others. */
const accountsOf = (module: string, percent: number, isWithin: boolean, count: number) =>
  Array.from({ length: 10_000 }, (_, index) => `customer-${index}`)
    .filter((id) => bucketOf(module, id) < percent * 100 === isWithin)
    .slice(0, count);

/** A module with a stable version and a candidate for 20%, which advances to 50% after an hour. */
const rolledOut = async (module: string) => {
  const key = newKey();
  await registry.giveKey(module, key);
  const [stable, candidate] = [moduleFiles(module, '1.0.0'), moduleFiles(module, '1.1.0')];
  await registry.publish(key, stable, filesOf('1.0.0'));
  await registry.publish(key, candidate, filesOf('1.1.0'));
  expect(await registry.serve(key, documentOf(stable, 1))).toMatchObject({ status: 200 });
  const { version, manifest, container } = candidate;
  const auto = { steps: [20, 50], eachMinutes: 60 };
  const second = documentOf(stable, 2, { candidate: { version, manifest, container, percent: 20, auto } });
  expect(await registry.serve(key, second)).toMatchObject({ status: 200 });
  const load = (customerId: string, at: string, hasProblem: boolean, moment = now) =>
    countLoad(customerId, { module, version: at, hasProblem }, 'operators@example.com', moment);
  return { key, second, load };
};

const guardOf = async (module: string) => {
  const { modules } = await registry.list();
  return (modules[module] as { guard?: unknown }).guard;
};

test('a candidate that fails is halted, the operators are notified, and a person can override it', async () => {
  const { key, second, load } = await rolledOut('mf-halted');
  for (const id of accountsOf('mf-halted', 20, false, 20)) await load(id, '1.0.0', false);
  expect(await guardOf('mf-halted')).toBeUndefined();
  const loads: boolean[] = [];
  for (const id of accountsOf('mf-halted', 20, true, 10))
    loads.push((await load(id, '1.1.0', true)).isCounted);
  expect(loads.indexOf(false)).toBeGreaterThan(2);
  expect(loads.indexOf(false)).toBeLessThan(9);
  const problems = loads.filter(Boolean).length;
  const reason = `${problems} of ${problems} accounts had a problem with it, 0 of 20 with the stable version`;
  expect(await guardOf('mf-halted')).toEqual({ version: '1.1.0', percent: 20, isHalted: true, reason });
  const mail = await firestore().doc(paths.mail('rollout-mf-halted-2-halted')).get();
  expect(mail.get('to')).toBe('operators@example.com');
  expect(mail.get('message.subject') ?? mail.get('subject')).toBe('mf-halted 1.1.0 was halted at 20%');

  expect(await registry.serve(key, { ...second, revision: 3 })).toMatchObject({ status: 200 });
  expect(await guardOf('mf-halted')).toBeUndefined();
  const [first] = accountsOf('mf-halted', 20, true, 1);
  expect(await load(first!, '1.1.0', false)).toEqual({ isCounted: true, guard: null });
});

test('a good candidate advances after its time, with enough loads', async () => {
  const { load } = await rolledOut('mf-good');
  for (const id of accountsOf('mf-good', 20, false, 10)) await load(id, '1.0.0', false);
  const [first, ...others] = accountsOf('mf-good', 20, true, 20);
  for (const id of others) await load(id, '1.1.0', false);
  expect(await load(others[0]!, '1.1.0', false, now + 59 * minute)).toEqual({ isCounted: true, guard: null });
  expect(await load(first!, '1.1.0', false, now + 60 * minute)).toMatchObject({
    guard: { version: '1.1.0', percent: 50, isHalted: false },
  });
  expect(await guardOf('mf-good')).toMatchObject({ percent: 50, isHalted: false });
  // An account that has moved gets the candidate now.
  const [moved] = accountsOf('mf-good', 20, false, 200).filter((id) => bucketOf('mf-good', id) < 5000);
  expect(await load(moved!, '1.0.0', false)).toMatchObject({ isCounted: false });
  expect(await load(moved!, '1.1.0', false)).toMatchObject({ isCounted: true });
});

test('only loads of the version that an account gets count, once for each account', async () => {
  const { load } = await rolledOut('mf-forged');
  const [inside] = accountsOf('mf-forged', 20, true, 1);
  const [outside] = accountsOf('mf-forged', 20, false, 1);
  expect(await load(inside!, '1.0.0', true)).toMatchObject({ isCounted: false });
  expect(await load(outside!, '1.1.0', true)).toMatchObject({ isCounted: false });
  expect(await load(outside!, '0.9.0', true)).toMatchObject({ isCounted: false });
  const unknown = { module: 'mf-unknown', version: '1.0.0', hasProblem: true };
  expect(await countLoad(inside!, unknown, null, now)).toMatchObject({ isCounted: false });
  for (let count = 0; count < 3; count++) await load(inside!, '1.1.0', true);
  await load(outside!, '1.0.0', false);
  const stored = await firestore().doc(paths.rollout('mf-forged')).get();
  expect(stored.get('counts')).toMatchObject({
    candidate: { loads: 3, failedLoads: 3, accounts: 1, problems: 1, atRisk: 0 },
    stable: { loads: 1, failedLoads: 0, accounts: 1, problems: 0, atRisk: 1 },
  });
  expect(JSON.stringify(stored.data())).not.toContain('customer-');
});

test('loads at the same time are all counted', async () => {
  const { load } = await rolledOut('mf-busy');
  await Promise.all(accountsOf('mf-busy', 20, false, 8).map((id) => load(id, '1.0.0', false)));
  const stored = await firestore().doc(paths.rollout('mf-busy')).get();
  expect(stored.get('counts.stable.loads')).toBe(8);
});
