import { planUnblock, unblockableFrom } from './unblockEmail.ts';

const day = 86_400_000;
const now = 100 * day;
const blocked: NonNullable<Parameters<typeof planUnblock>[0]> = {
  channel: 'mail',
  reason: 'bounced',
  at: now - day,
  unblockedAt: null,
  unblocks: [],
};
const earlier = (days: number) => ({ at: now - days * day, by: 'adam', reason: 'bounced' }) as const;
const unblocked = { at: now, by: 'olivia', reason: 'bounced' };

test.each<[string, Parameters<typeof planUnblock>[0], object]>([
  ['one that bounced', blocked, { ok: true, fields: { unblockedAt: now, unblocks: [unblocked] } }],
  [
    'one whose owner reported spam',
    { ...blocked, reason: 'stopped' },
    { ok: true, fields: { unblockedAt: now, unblocks: [{ ...unblocked, reason: 'stopped' }] } },
  ],
  [
    'one unblocked 30 days ago that bounced again',
    { ...blocked, unblocks: [earlier(30)] },
    { ok: true, fields: { unblockedAt: now, unblocks: [earlier(30), unblocked] } },
  ],
  ['one unblocked 29 days ago', { ...blocked, unblocks: [earlier(29)] }, { ok: false, code: 'tooSoon' }],
  [
    'one that is unblocked already',
    { ...blocked, unblockedAt: now - day, unblocks: [earlier(1)] },
    { ok: true, fields: null },
  ],
  ['one that is not blocked', null, { ok: false, code: 'notBlocked' }],
  [
    'a number that replied STOP',
    { ...blocked, channel: 'text', reason: 'stopped' },
    { ok: false, code: 'notBlocked' },
  ],
])('unblocking %s', (_, stored, planned) => {
  expect(planUnblock(stored, 'olivia', now)).toEqual(planned);
});

test('says when an address can be unblocked again', () => {
  expect(unblockableFrom({ unblocks: [earlier(40), earlier(10)] }, now)).toBe(now + 20 * day);
  expect(unblockableFrom({ unblocks: [earlier(40)] }, now)).toBeNull();
});
