import { listenToSummary } from './listenToSummary.ts';

type Tell = (data: string) => void;

let tests = 0;

/** A summary that the test controls, with the number of its source records. */
function summed(name = `letters ${(tests += 1)}`) {
  const told = { summary: (_found: string | null) => {}, source: null as Tell | null };
  const requested = { repairs: 0, counts: 0 };
  const shown: string[] = [];
  let endRepair = (_isRepaired: boolean) => {};
  const records = { count: 3 };
  const detach = listenToSummary<string>(
    name,
    {
      summary: (onData) => {
        told.summary = onData;
        return () => {};
      },
      source: (onData) => {
        told.source = onData;
        return () => {
          told.source = null;
        };
      },
      count: async () => {
        requested.counts += 1;
        return records.count;
      },
      countIn: ({ length }) => length,
      repair: () => {
        requested.repairs += 1;
        return new Promise((settle) => {
          endRepair = settle;
        });
      },
    },
    (data) => shown.push(data),
    () => {},
  );
  return {
    told,
    asked: requested,
    shown,
    records,
    detach,
    endRepair: (isRepaired: boolean) => endRepair(isRepaired),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a summary that agrees with its source is all that is read', async () => {
  const { told, asked, shown } = summed();
  told.summary('abc');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual(['abc']);
  expect(told.source).toBeNull();
  expect(asked).toEqual({ repairs: 0, counts: 1 });
});

test('a missing one is repaired once, and its source is listened to until then', async () => {
  const { told, asked, shown } = summed();
  told.summary(null);
  told.source?.('xyz');
  told.summary(null);
  expect(asked.repairs).toBe(1);
  told.summary('abc');
  expect(told.source).toBeNull();
  expect(shown).toEqual(['xyz', 'abc']);
});

test('an outdated one is replaced by its source until it is repaired', async () => {
  const { told, asked, shown, endRepair } = summed();
  told.summary('ab');
  await jest.advanceTimersByTimeAsync(14_000);
  expect(told.source).toBeNull();
  await jest.advanceTimersByTimeAsync(2_000);
  told.source?.('abc');
  told.summary('ab');
  expect(shown).toEqual(['ab', 'abc']);

  told.summary('abc');
  endRepair(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(told.source).toBeNull();
  expect(shown).toEqual(['ab', 'abc', 'abc']);
  expect(asked).toEqual({ repairs: 1, counts: 2 });
});

test('it waits for changes in transit', async () => {
  const { told, asked, records } = summed();
  told.summary('abc');
  records.count = 4;
  await jest.advanceTimersByTimeAsync(12_000);
  told.summary('abcd');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told.source).toBeNull();
  expect(asked.repairs).toBe(0);
});

test('a refused repair keeps the source', async () => {
  const { told, shown, endRepair } = summed();
  told.summary(null);
  endRepair(false);
  await jest.advanceTimersByTimeAsync(0);
  told.source?.('abc');
  expect(shown).toEqual(['abc']);
});

test('it is compared once in a page’s lifetime', async () => {
  for (const counts of [1, 0]) {
    const { told, asked, detach } = summed('letters of a page');
    told.summary('abc');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.counts).toBe(counts);
    detach();
  }
});

test('nothing is compared after detaching', async () => {
  const { told, asked, detach } = summed();
  told.summary('ab');
  detach();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual({ repairs: 0, counts: 0 });
});
