import { EventQueue } from './EventQueue.ts';

/** Events that the test ends explicitly. */
function controlledEvents() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    event: (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

it('runs a few at a time, in order', async () => {
  const { started, event, end } = controlledEvents();
  const queue = new EventQueue(2);
  for (const name of ['a', 'b', 'c']) queue.add(event(name));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b', 'c']);
  expect([queue.handled, queue.waiting]).toEqual([1, 2]);
});

it('lets lanes take turns, and keeps the order of each', async () => {
  const { started, event, end } = controlledEvents();
  const queue = new EventQueue(1);
  for (const name of ['import 1', 'import 2', 'import 3']) queue.add(event(name), 'import');
  for (const name of ['a', 'b']) queue.add(event(name), 'other');
  for (const name of ['import 1', 'import 2', 'a', 'import 3']) {
    end(name);
    await new Promise(setImmediate);
  }
  expect(started).toEqual(['import 1', 'import 2', 'a', 'import 3', 'b']);
});

it('closes when running and waiting events have ended', async () => {
  const { started, event, end } = controlledEvents();
  const queue = new EventQueue(1);
  queue.add(event('a'));
  queue.add(event('b'));
  const closed = queue.close(60_000);
  queue.add(event('too late'));
  end('a');
  await new Promise(setImmediate);
  end('b');
  expect(await closed).toBe(0);
  expect(started).toEqual(['a', 'b']);
});

it('abandons events that take too long, and reports how many', async () => {
  const { event } = controlledEvents();
  const queue = new EventQueue(1);
  queue.add(event('a'));
  queue.add(event('b'));
  expect(await queue.close(1)).toBe(2);
});

describe('a queue whose events arrive late', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('runs them in order once they have arrived', () => {
    const { started, event } = controlledEvents();
    const queue = new EventQueue(2, 1000);
    queue.add(event('a'));
    queue.add(event('b'));
    expect([started, queue.waiting]).toEqual([[], 2]);
    jest.advanceTimersByTime(1000);
    expect([started, queue.waiting]).toEqual([['a', 'b'], 2]);
  });

  it('reports those that had not arrived when it closed', async () => {
    const { started, event } = controlledEvents();
    const queue = new EventQueue(1, 1000);
    queue.add(event('a'));
    expect(await queue.close(60_000)).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(started).toEqual([]);
  });
});
