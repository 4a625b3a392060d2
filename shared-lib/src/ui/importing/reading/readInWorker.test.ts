/** @jest-environment node */
import { maxReadingSeconds, readInWorker } from './readInWorker.ts';

const requested = { source: 'Unit\n101', limits: { bytes: 100, rows: 10, columns: 5 }, known: [] };
const answer = { ok: false, problem: { kind: 'empty' } };

/** A fake worker. */
const readerThat = (act: (reader: Record<'onmessage' | 'onerror', unknown>) => void) => {
  const reader = {
    onmessage: null,
    onerror: null,
    sent: [] as unknown[],
    ends: 0,
    postMessage(message: unknown) {
      reader.sent.push(message);
      act(reader);
    },
    terminate: () => void (reader.ends += 1),
  };
  return reader;
};
const call = (handler: unknown, event: object) => (handler as (event: object) => void)(event);
const never = new AbortController().signal;

test('returns the worker’s answer and terminates it', async () => {
  const reader = readerThat(({ onmessage }) => call(onmessage, { data: answer }));
  expect(await readInWorker(requested, never, () => Promise.resolve(reader))).toBe(answer);
  expect(reader).toMatchObject({ sent: [requested], ends: 1 });
});

test('a worker that fails to start or crashes reports an unreadable file', async () => {
  const reader = readerThat(({ onerror }) => call(onerror, {}));
  const read = await readInWorker(requested, never, () => Promise.resolve(reader));
  expect(read).toEqual({ ok: false, problem: { kind: 'unreadable' } });
  expect(reader.ends).toBe(1);
});

test('canceling returns no result and terminates the worker', async () => {
  const controller = new AbortController();
  const reader = readerThat(() => controller.abort());
  expect(await readInWorker(requested, controller.signal, () => Promise.resolve(reader))).toBeNull();
  expect(reader.ends).toBe(1);
});

test('canceling before the start doesn’t return a result either', async () => {
  const reader = readerThat(() => {});
  expect(await readInWorker(requested, AbortSignal.abort(), () => Promise.resolve(reader))).toBeNull();
  expect(reader.ends).toBe(1);
});

test('a file that takes too long is abandoned', async () => {
  jest.useFakeTimers();
  const reader = readerThat(() => jest.advanceTimersByTime(maxReadingSeconds * 1000));
  const read = await readInWorker(requested, never, () => Promise.resolve(reader));
  expect(read).toEqual({ ok: false, problem: { kind: 'tooSlow', max: maxReadingSeconds } });
  expect(reader.ends).toBe(1);
});
