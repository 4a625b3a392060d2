import { PlaybackClock, playbackStart, playedAt } from './PlaybackClock.ts';

const hour = 3_600_000;
const at = (time: string) => Date.parse(time);
const tonight = { start: at('2026-07-15T20:00-04:00'), noon: at('2026-07-15T12:00-04:00') };

test.each<[string, number, number, string, string]>([
  ['at real speed, in the afternoon: now', 1, 2, '2026-07-15T15:00-04:00', '2026-07-15T15:00-04:00'],
  [
    '60 times, in the afternoon: so that it ends now',
    60,
    1,
    '2026-07-15T15:00-04:00',
    '2026-07-15T14:01-04:00',
  ],
  [
    '60 times, soon after noon: not in the previous night',
    60,
    1,
    '2026-07-15T12:30-04:00',
    '2026-07-15T12:00-04:00',
  ],
  ['60 times, early in the night', 60, 1, '2026-07-15T20:30-04:00', '2026-07-15T19:31-04:00'],
  [
    '60 times, late in the night: with the service',
    60,
    1,
    '2026-07-16T01:00-04:00',
    '2026-07-15T20:00-04:00',
  ],
])('%s', (_, speed, hours, now, begin) => {
  const found = playbackStart(tonight, hours * hour, speed, at(now));
  expect(new Date(found).toISOString()).toBe(new Date(begin).toISOString());
});

test.each([
  [60, 1_000, 65_000],
  [1, 1_000, 6_000],
  [0, 1_000, 5_000],
  [60, -1_000, 5_000],
])('at %d times speed, %d ms later', (speed, later, played) => {
  expect(playedAt({ played: 5_000, real: 100_000 }, speed, 100_000 + later)).toBe(played);
});

test('everything before the beginning arrives immediately, and the rest in order', async () => {
  const clock = new PlaybackClock(600, 60_000);
  const come: number[] = [];
  await Promise.all(
    [90_000, 30_000, 75_000].map(async (played) => {
      await clock.until(played);
      come.push(played);
    }),
  );
  expect(come).toEqual([30_000, 75_000, 90_000]);
});

test('a new speed takes effect immediately, and nothing waits after the end', async () => {
  const clock = new PlaybackClock(1, 0);
  const coming = clock.until(60_000);
  clock.setSpeed(600);
  await coming;
  const never = clock.until(3_600_000_000);
  expect(clock.isOver).toBe(false);
  clock.end();
  await never;
  expect(clock.isOver).toBe(true);
});

test('nothing arrives while it is paused', async () => {
  // Slow at first: at full speed, 600 ms are played before a busy machine pauses it a millisecond later.
  const clock = new PlaybackClock(1, 0);
  clock.toggle();
  clock.setSpeed(600);
  let hasCome = false;
  const coming = clock.until(1000).then(() => (hasCome = true));
  await new PlaybackClock(600, 0).until(30_000);
  expect([clock.isPaused, hasCome]).toEqual([true, false]);
  clock.toggle();
  await coming;
  expect(clock.isPaused).toBe(false);
});

test('a moment in real time arrives at any speed, but not while paused', async () => {
  const clock = new PlaybackClock(600, 0);
  const moment = Date.now() + 20;
  await clock.untilMoment(moment);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  clock.toggle();
  let hasCome = false;
  const coming = clock.untilMoment(moment).then(() => (hasCome = true));
  await new PlaybackClock(600, 0).until(12_000);
  expect(hasCome).toBe(false);
  clock.toggle();
  await coming;
  const never = clock.untilMoment(Date.now() + hour);
  clock.end();
  await never;
  expect(clock.isOver).toBe(true);
});
