import type { DoorLog } from 'shared-lib/domain';
import { visitTimes, type VisitTimes } from './visitTimes.ts';

const minute = 60_000;
const log = (more: Partial<DoorLog>) =>
  ({ log: { servicedAt: null, syncedAt: null, createdAt: null, corrects: null, ...more } }) as Parameters<
    typeof visitTimes
  >[0];

test.each<[string, Partial<DoorLog>, VisitTimes]>([
  ['both agree', { servicedAt: 0, syncedAt: 2 * minute }, { kind: 'one', at: 0 }],
  ['sent later', { servicedAt: 0, syncedAt: 3 * minute }, { kind: 'both', device: 0, server: 3 * minute }],
  [
    'a clock that is ahead',
    { servicedAt: 9 * minute, createdAt: minute },
    { kind: 'both', device: 9 * minute, server: minute },
  ],
  ['only the server’s', { createdAt: 5 }, { kind: 'one', at: 5 }],
  ['only the device’s', { servicedAt: 5 }, { kind: 'one', at: 5 }],
  [
    'a correction, made the next day',
    { servicedAt: 0, createdAt: 900 * minute, corrects: 'a' },
    { kind: 'one', at: 0 },
  ],
  ['neither', {}, null],
])('the times of a visit: %s', (_, more, expected) => {
  expect(visitTimes(log(more))).toEqual(expected);
});
