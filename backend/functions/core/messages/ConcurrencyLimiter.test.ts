import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';

/** Pending waits and their lengths; the test ends each of them. */
const held = () => {
  const waits: { readonly millis: number; readonly end: () => void }[] = [];
  const wait = (millis: number) => new Promise<void>((end) => waits.push({ millis, end }));
  return { waits, wait };
};
const busy = () => Promise.resolve(true);
const taken = () => Promise.resolve(false);

test('when a provider is too busy, half as many are sent, after longer and longer pauses', async () => {
  const { waits, wait } = held();
  const pace = new ConcurrencyLimiter(8, wait);
  for (const [allowed, millis] of [
    [4, 1000],
    [2, 2000],
    [1, 4000],
    [1, 8000],
    [1, 15_000],
    [1, 15_000],
  ] as const) {
    await pace.run(busy);
    expect([pace.allowed, waits.at(-1)?.millis]).toEqual([allowed, millis]);
    waits.at(-1)?.end();
    await Promise.resolve();
  }
});

test('several refusals together slow it down once', async () => {
  const { waits, wait } = held();
  const pace = new ConcurrencyLimiter(8, wait);
  await Promise.all(Array.from({ length: 8 }, () => pace.run(busy)));
  expect([pace.allowed, waits.length]).toEqual([4, 1]);
});

test('nothing is sent during a pause', async () => {
  const { waits, wait } = held();
  const pace = new ConcurrencyLimiter(8, wait);
  await pace.run(busy);
  let isSent = false;
  const sending = pace.run(() => ((isSent = true), taken()));
  await Promise.resolve();
  expect(isSent).toBe(false);
  waits[0]?.end();
  await sending;
  expect(isSent).toBe(true);
});

test('it grows back to the maximum while the provider accepts', async () => {
  const { waits, wait } = held();
  const pace = new ConcurrencyLimiter(4, wait);
  await pace.run(busy);
  waits[0]?.end();
  for (let sent = 0; sent < 19; sent += 1) await pace.run(taken);
  expect(pace.allowed).toBe(2);
  for (let sent = 0; sent < 200; sent += 1) await pace.run(taken);
  expect(pace.allowed).toBe(4);
});
