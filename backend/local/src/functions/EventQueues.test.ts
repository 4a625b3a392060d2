import { EventQueues } from './EventQueues.ts';

it('a busy function doesn’t delay others, and all their events are counted', async () => {
  const queues = new EventQueues();
  const started: string[] = [];
  const slow = (name: string) => () => {
    started.push(name);
    return new Promise<void>(() => {});
  };
  const importing = { name: 'summariseUnits', concurrency: 2 };
  for (const name of ['a', 'b', 'c']) queues.of(importing).add(slow(name));
  queues.of({ name: 'notifyClockInOut', concurrency: 80 }).add(() => {
    started.push('d');
    return Promise.resolve();
  });
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b', 'd']);
  expect([queues.handled, queues.waiting]).toEqual([1, 3]);
  expect(await queues.close(1)).toBe(3);
});
