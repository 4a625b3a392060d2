import {
  maxPastRules,
  type CheckpointRules,
} from '../../../shared-lib/src/domain/checkpoint/checkpointRules.ts';
import { pastRulesAfter } from './pastRulesAfter.ts';

const rules: CheckpointRules = {
  type: 'qr',
  geofence: null,
  requiredPerShift: 1,
  photoRequired: false,
  windowStart: null,
  windowEnd: null,
};

const community = { serviceStart: '20:00', timezone: 'America/New_York' };

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const stored = { ...rules, createdAt: at('01T12:00'), pastRules: [] as ReturnType<typeof until>[] };

const until = (date: string, more: Partial<CheckpointRules> = {}) => ({ until: date, ...rules, ...more });

test.each<[string, string, Partial<CheckpointRules>, object, string | null]>([
  ['a photo, before service begins', '13T19:59', { photoRequired: true }, {}, '2026-07-12'],
  ['a photo, once it has begun', '13T20:00', { photoRequired: true }, {}, '2026-07-13'],
  [
    'a window, in the morning after',
    '14T08:00',
    { windowStart: '20:00', windowEnd: '23:00' },
    {},
    '2026-07-13',
  ],
  ['another kind', '14T08:00', { type: 'gps', geofence: { lat: 1, lng: 2, radiusM: 30 } }, {}, '2026-07-13'],
  ['the same rules', '13T20:00', rules, {}, null],
  ['something else', '13T20:00', {}, {}, null],
  [
    'a photo, before its first night',
    '13T12:00',
    { photoRequired: true },
    { createdAt: at('13T09:00') },
    null,
  ],
  [
    'another window before one night',
    '14T09:00',
    { windowEnd: '23:00' },
    { pastRules: [until('2026-07-13')] },
    null,
  ],
])('an edit of a checkpoint to %s', (_, now, fields, more, last) => {
  const after = pastRulesAfter({ ...stored, ...more }, fields, community, at(now));
  expect(after).toEqual(last === null ? null : [until(last)]);
});

test('a checkpoint keeps a limited number of replaced rules, the latest', () => {
  const pastRules = Array.from({ length: maxPastRules }, () => until('2026-07-02'));
  const after = pastRulesAfter({ ...stored, pastRules }, { photoRequired: true }, community, at('14T08:00'))!;
  expect(after).toHaveLength(maxPastRules);
  expect(after.at(-1)?.until).toBe('2026-07-13');
});
