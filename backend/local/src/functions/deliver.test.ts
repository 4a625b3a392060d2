import { deliver } from './deliver.ts';

const never = new AbortController().signal;

test.each([
  ['that succeeds is delivered once', [1, 1], 0, 1, []],
  ['without retries is delivered once, whatever the outcome', [], 9, 1, [false]],
  ['that fails twice is delivered three times', [1, 1, 1], 2, 3, [true, true]],
  ['that always fails is abandoned', [1, 1], 9, 3, [true, true, false]],
])('an event %s', async (_, delays, failures, tries, told) => {
  let count = 0;
  const received: boolean[] = [];
  const run = async (): Promise<void> => {
    count += 1;
    if (count <= failures) throw new Error('not yet');
  };
  const isDone = await deliver(run, delays, (_error, again) => received.push(again), never);
  expect([isDone, count, received]).toEqual([true, tries, told]);
});

test('stopping does not wait for the next retry', async () => {
  const stopping = new AbortController();
  let count = 0;
  const run = async (): Promise<void> => {
    count += 1;
    throw new Error('not yet');
  };
  expect(await deliver(run, [1_000_000], () => stopping.abort(), stopping.signal)).toBe(false);
  expect(count).toBe(1);
});
