import { migrateOncePerSession } from './migrateOncePerSession.ts';

function session() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

const answering = (deactivatedCount: number) =>
  jest.fn(async () => ({ ok: true as const, value: { deactivatedCount } }));
const failing = jest.fn(async () => ({
  ok: false as const,
  error: { code: 'unavailable' as const, message: 'unavailable' },
}));

test('runs once per session', async () => {
  const storage = session();
  const migrate = answering(2);
  expect(await migrateOncePerSession(storage, migrate)).toBe(2);
  expect(await migrateOncePerSession(storage, migrate)).toBe(0);
  expect(migrate).toHaveBeenCalledTimes(1);
});

test('retries after a failure', async () => {
  const storage = session();
  expect(await migrateOncePerSession(storage, failing)).toBe(0);
  expect(await migrateOncePerSession(storage, answering(1))).toBe(1);
});
