import { checkpointSchema, communitySchema, readDocument } from 'shared-lib/domain';
import {
  maxPastRules,
  type CheckpointRules,
} from '../../../shared-lib/src/domain/checkpoint/checkpointRules.ts';
import { afterMove, decideCheckpointChange, newPositions, pastRulesAfter } from './decideCheckpointChange.ts';
import { checkpointFormOf } from './newCheckpoint.ts';

const read = <T>(schema: Parameters<typeof readDocument<T>>[0], data: object): T => {
  const result = readDocument(schema, 'x/1', { ...data });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const day = 86_400_000;
const now = Date.UTC(2026, 6, 15, 12);
const stored = read(checkpointSchema, {
  communityId: 'maple',
  name: 'Gate',
  type: 'qr',
  createdAt: new Date(now - 30 * day),
  updatedAt: new Date(5),
});
const community = read(communitySchema, { propertyName: 'Maple Court' });
const change = { checkpointId: '1', seen: 5, ...checkpointFormOf(stored) };
const named = expect.objectContaining({ name: 'Main gate' });
const ruled = expect.objectContaining({ photoRequired: true, pastRules: [expect.anything()] });

test.each<[string, object, typeof community | null, object]>([
  ['as it is', {}, community, { ok: true, fields: null }],
  ['as it is, by a late author', { seen: 4 }, community, { ok: true, fields: null }],
  ['another name', { name: 'Main gate' }, community, { ok: true, fields: named }],
  [
    'another name, by a late author',
    { name: 'Main gate', seen: 4 },
    community,
    { ok: false, code: 'changedMeanwhile' },
  ],
  ['other rules', { photoRequired: true }, community, { ok: true, fields: ruled }],
])('%s', (_, requested, place, expected) => {
  expect(decideCheckpointChange(stored, { ...change, ...requested }, place, now)).toEqual(expected);
});

test('without its community, no past rules are kept', () => {
  const decision = decideCheckpointChange(stored, { ...change, photoRequired: true }, null, now);
  expect(decision).not.toHaveProperty('fields.pastRules');
});

describe('pastRulesAfter', () => {
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
    [
      'another kind',
      '14T08:00',
      { type: 'gps', geofence: { lat: 1, lng: 2, radiusM: 30 } },
      {},
      '2026-07-13',
    ],
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
    const after = pastRulesAfter(
      { ...stored, pastRules },
      { photoRequired: true },
      community,
      at('14T08:00'),
    )!;
    expect(after).toHaveLength(maxPastRules);
    expect(after.at(-1)?.until).toBe('2026-07-13');
  });
});

const round = ['gate', 'compactor', 'stairs'].map((id, index) => ({ id, order: index + 1 }));

test.each([
  ['to the front', 'stairs', null, ['stairs', 'gate', 'compactor']],
  ['to the end', 'gate', 'stairs', ['compactor', 'stairs', 'gate']],
  ['behind the next', 'gate', 'compactor', ['compactor', 'gate', 'stairs']],
  ['behind itself: it stays', 'gate', 'gate', ['gate', 'compactor', 'stairs']],
  ['behind a deleted one: it stays', 'gate', 'mail', ['gate', 'compactor', 'stairs']],
  ['a deleted one', 'mail', null, ['gate', 'compactor', 'stairs']],
])('a checkpoint is moved %s', (_, checkpointId, afterId, expected) => {
  expect(afterMove(round, { checkpointId, afterId }).map(({ id }) => id)).toEqual(expected);
});

test('only those whose number differs get a new one', () => {
  expect(newPositions(afterMove(round, { checkpointId: 'compactor', afterId: 'stairs' }))).toEqual([
    { id: 'stairs', order: 2 },
    { id: 'compactor', order: 3 },
  ]);
});
