import { readDocument } from 'shared-lib/domain';
import { binTagSchema } from './binTag.ts';
import { binTagLabel, pairsInSequence, planBinTagPairs, type RequestedBinTagPair } from './binTagPairs.ts';

const unit = (id: string, building: string | null, floor: string | null, more: object = {}) => ({
  id,
  building,
  floor,
  unitNumber: id,
  binTagId: null,
  ...more,
});
const tag = (label: string, status: 'unassigned' | 'lost' = 'unassigned') => ({ id: label, label, status });

test.each([
  [
    'by building, floor and number, in natural order',
    ['T-10', 'T-9', 'T-8'],
    [unit('10', 'A', '2'), unit('9', 'A', '10'), unit('1', null, null)],
    null,
    ['T-8 1', 'T-9 10', 'T-10 9'],
  ],
  [
    'only units without a tag, and unassigned tags',
    ['T-1', 'T-2'],
    [unit('1', 'A', '1', { binTagId: 'x' }), unit('2', 'A', '1')],
    null,
    ['T-1 2'],
  ],
  ['in one building', ['T-1', 'T-2'], [unit('1', 'A', '1'), unit('2', 'B', '1')], 'B', ['T-1 2']],
  ['as many as there are tags', ['T-1'], [unit('1', 'A', '1'), unit('2', 'A', '1')], null, ['T-1 1']],
])('tags are assigned to units %s', (_, labels, units, building, expected) => {
  const pairs = pairsInSequence([tag('T-0', 'lost'), ...labels.map((label) => tag(label))], units, building);
  expect(pairs.map(({ tag: { label }, unit: { id } }) => `${label} ${id}`)).toEqual(expected);
});

test.each([
  [9, 1, 'T-1'],
  [10, 1, 'T-01'],
  [5000, 48, 'T-0048'],
])('of %i tags, number %i is labeled %s', (count, number, label) => {
  expect(binTagLabel({ label: 'T', count }, number)).toBe(label);
});

/** The unit of each tag; null for an unassigned one. */
const hanging: Record<string, string | null> = { a: 'u1', b: 'u2', c: null, lost: null };

const tagOf = (id: string) => {
  const unitId = hanging[id] ?? null;
  const status = id === 'lost' ? 'lost' : unitId === null ? 'unassigned' : 'assigned';
  const read = readDocument(binTagSchema, `binTags/${id}`, { communityId: 'one', status, unitId });
  if (!read.ok) throw new Error(read.error);
  return [id, read.value] as const;
};
const facts = {
  tags: new Map(Object.keys(hanging).map(tagOf)),
  units: new Map(
    ['u1', 'u2', 'u3'].map((id) => {
      const binTagId = Object.keys(hanging).find((tag) => hanging[tag] === id) ?? null;
      return [id, { id, communityId: 'one', binTagId }] as const;
    }),
  ),
};

/** The tags of all units after a plan's writes, in write order. */
const tagsAfter = (pairs: readonly RequestedBinTagPair[]) => {
  const { writes, refused } = planBinTagPairs({ communityId: 'one', pairs: [...pairs] }, facts);
  const after = new Map([...facts.units.values()].map(({ id, binTagId }) => [id, binTagId]));
  const doors = new Map(Object.entries(hanging));
  for (const { facts: planned, plan } of writes) {
    if (plan.unitTag !== undefined && planned.unit) after.set(planned.unit.id, plan.unitTag);
    if (plan.leftUnitId !== undefined) after.set(plan.leftUnitId, null);
    if (plan.tag?.fields.unitId !== undefined) doors.set(planned.tag.id, plan.tag.fields.unitId);
  }
  // A unit and its tag reference each other.
  for (const [unit, tag] of after) if (tag !== null) expect(doors.get(tag)).toBe(unit);
  return [[...after.values()].map((tag) => tag ?? '-').join(' '), ...refused.map(({ code }) => code)];
};

const pair = (binTagId: string, unitId: string | null, fromUnitId?: string): RequestedBinTagPair => ({
  binTagId,
  unitId,
  ...(fromUnitId !== undefined && { fromUnitId }),
});

test.each<[string, readonly RequestedBinTagPair[], readonly string[]]>([
  ['an unassigned tag', [pair('c', 'u3')], ['a b c']],
  ['a tag from another door', [pair('a', 'u3', 'u1')], ['- b a']],
  ['two that swap', [pair('a', 'u2', 'u1'), pair('b', 'u1', 'u2')], ['b a -']],
  ['a door freed earlier', [pair('b', 'u3', 'u2'), pair('a', 'u2', 'u1')], ['- a b']],
  ['a door freed only later', [pair('a', 'u2', 'u1'), pair('b', 'u3', 'u2')], ['a - b', 'unitTaken']],
  ['half of a swap', [pair('a', 'u2', 'u1')], ['a b -', 'unitTaken']],
  [
    'a swap with a missing tag',
    [pair('a', 'u2', 'u1'), pair('c', 'u1', 'u2')],
    ['a b -', 'unitTaken', 'unitTaken'],
  ],
  ['a tag taken away', [pair('a', null, 'u1')], ['- b -']],
  ['an unassigned tag released again', [pair('c', null, 'u1')], ['a b -']],
  ['a tag taken from the wrong door', [pair('a', null, 'u2')], ['a b -', 'notFree']],
  ['a lost tag taken away', [pair('lost', null, 'u1')], ['a b -', 'outOfUse']],
  ['already assigned', [pair('a', 'u1'), pair('b', 'u2', 'u1')], ['a b -']],
  ['an unknown tag', [pair('x', 'u3')], ['a b -', 'notFree']],
  ['an unknown unit', [pair('c', 'x')], ['a b -', 'noUnit']],
])('%s', (_, pairs, expected) => {
  expect(tagsAfter(pairs)).toEqual(expected);
});
