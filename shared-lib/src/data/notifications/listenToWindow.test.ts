import { growWindow, listenToWindow, type ListWindow } from './listenToWindow.ts';

interface Listener {
  limit: number;
  onData: (records: readonly number[]) => void;
  onError: (error: unknown) => void;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A window over a source that the test controls. */
function open() {
  const listeners = new Set<Listener>();
  const shown: ListWindow<number>[] = [];
  const errors: unknown[] = [];
  const detach = listenToWindow<number>(
    'window',
    (limit, onData, onError) => {
      const listener = { limit, onData, onError };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    (data) => shown.push(data),
    (error) => errors.push(error),
  );
  return {
    detach,
    errors,
    limits: () => [...listeners].map(({ limit }) => limit),
    newest: () => [...listeners].at(-1)!,
    last: () => ({ count: shown.at(-1)?.records.length, complete: shown.at(-1)?.complete }),
  };
}

test('a list shorter than the window is complete and does not grow', () => {
  const list = open();
  list.newest().onData(numbers(49));
  expect(list.last()).toEqual({ count: 49, complete: true });
  growWindow('window');
  expect(list.limits()).toEqual([50]);
  list.detach();
});

test('it doubles, and the previous listener ends when the new one has answered', () => {
  const list = open();
  list.newest().onData(numbers(50));
  expect(list.last()).toEqual({ count: 50, complete: false });
  growWindow('window');
  growWindow('window');
  expect(list.limits()).toEqual([50, 100]);
  list.newest().onData(numbers(100));
  expect(list.limits()).toEqual([100]);
  growWindow('window');
  list.newest().onData(numbers(130));
  expect(list.limits()).toEqual([200]);
  expect(list.last()).toEqual({ count: 130, complete: true });
  list.detach();
});

test('while it grows, its rows still follow changes', () => {
  const list = open();
  const first = list.newest();
  first.onData(numbers(50));
  growWindow('window');
  first.onData([...numbers(49), 99]);
  expect(list.last().count).toBe(50);
  expect(list.limits()).toEqual([50, 100]);
  list.detach();
});

test('a failure to grow is reported, and doesn’t leave a listener behind', () => {
  const list = open();
  list.newest().onData(numbers(50));
  growWindow('window');
  list.newest().onError('refused');
  expect(list.errors).toEqual(['refused']);
  list.detach();
  expect(list.limits()).toEqual([]);
});

test('closing it while it grows doesn’t leave a listener behind', () => {
  const list = open();
  list.newest().onData(numbers(50));
  growWindow('window');
  list.detach();
  expect(list.limits()).toEqual([]);
});

test('it doesn’t grow before the first response or after the end', () => {
  const list = open();
  growWindow('window');
  expect(list.limits()).toEqual([50]);
  list.newest().onData(numbers(50));
  list.detach();
  growWindow('window');
  expect(list.limits()).toEqual([]);
});
