import { checkpointSchema, communitySchema, readDocument } from 'shared-lib/domain';
import { decideCheckpointChange } from './decideCheckpointChange.ts';
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
