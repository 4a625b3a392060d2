import fc from 'fast-check';
import { binTagCodeState, type BinTag } from './binTag.ts';
import { planBinTagChange, type BinTagChange, type TaggedUnit } from './binTagChange.ts';

const tag = (more: Partial<BinTag> = {}): BinTag => ({
  id: 't1',
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  communityId: 'maple',
  unitId: null,
  label: 'A-1',
  status: 'unassigned',
  printBatchId: null,
  printedAt: null,
  assignedAt: null,
  replacedById: null,
  lastScanAt: null,
  scanCount: 0,
  history: [],
  ...more,
});
const unit = (binTagId: string | null = null, communityId = 'maple'): TaggedUnit => ({
  id: 'u1',
  communityId,
  binTagId,
});
const atDoor = tag({ status: 'assigned', unitId: 'u1' });
const free = tag({ id: 't2' });
const claim: BinTagChange = { act: 'claim', binTagId: 't1', unitId: 'u1' };
const release: BinTagChange = { act: 'release', binTagId: 't1' };
const lost: BinTagChange = { act: 'takeOut', binTagId: 't1', reason: 'lost' };
const restore: BinTagChange = { act: 'restore', binTagId: 't1' };
const replace: BinTagChange = { act: 'replace', binTagId: 't1', byId: 't2', reason: 'damaged' };
const nothing = { tag: null, other: null };

test.each([
  [
    'an unassigned tag is claimed',
    claim,
    tag(),
    unit(),
    null,
    { tag: { fields: { status: 'assigned', unitId: 'u1' } }, unitTag: 't1' },
  ],
  ['it is claimed only once', claim, atDoor, unit('t1'), null, nothing],
  [
    'it is released',
    release,
    atDoor,
    unit('t1'),
    null,
    { tag: { fields: { status: 'unassigned', unitId: null } }, unitTag: null },
  ],
  ['an unassigned one is already released', release, tag(), null, null, nothing],
  [
    'a lost one keeps its unit, which then has none',
    lost,
    atDoor,
    unit('t1'),
    null,
    { tag: { fields: { status: 'lost' } }, unitTag: null },
  ],
  ['an unassigned one is lost', lost, tag(), null, null, { tag: { fields: { status: 'lost' } } }],
  ['it is lost only once', lost, tag({ status: 'lost', unitId: 'u1' }), unit(), null, nothing],
  [
    'a found one returns to its unit',
    restore,
    tag({ status: 'lost', unitId: 'u1' }),
    unit(),
    null,
    { tag: { fields: { status: 'assigned' } }, unitTag: 't1' },
  ],
  [
    'one whose unit was deleted becomes unassigned',
    restore,
    tag({ status: 'retired', unitId: 'u9' }),
    null,
    null,
    { tag: { fields: { status: 'unassigned', unitId: null } } },
  ],
  [
    'a new one replaces a damaged one',
    replace,
    atDoor,
    unit('t1'),
    free,
    {
      tag: { fields: { status: 'damaged', replacedById: 't2' } },
      other: { fields: { status: 'assigned', unitId: 'u1' } },
      unitTag: 't2',
    },
  ],
  [
    'it does so only once',
    replace,
    tag({ status: 'damaged', unitId: 'u1', replacedById: 't2' }),
    unit('t2'),
    tag({ id: 't2', status: 'assigned', unitId: 'u1' }),
    nothing,
  ],
] as const)('%s', (_, change, of, home, other, expected) => {
  expect(planBinTagChange(change, { tag: of, unit: home, other })).toMatchObject({ ok: true, ...expected });
});

test.each([
  ['another business’s tag', claim, tag(), unit(null, 'elm'), null, 'otherCommunity'],
  ['a unit that has one', claim, tag(), unit('t9'), null, 'unitTaken'],
  ['a deleted unit', claim, tag(), null, null, 'noUnit'],
  [
    'a tag that someone claimed first',
    claim,
    tag({ status: 'assigned', unitId: 'u2' }),
    unit(),
    null,
    'notFree',
  ],
  ['releasing a lost tag', release, tag({ status: 'lost', unitId: 'u1' }), unit(), null, 'outOfUse'],
  [
    'restoring one whose unit has another',
    restore,
    tag({ status: 'lost', unitId: 'u1' }),
    unit('t9'),
    null,
    'unitTaken',
  ],
  [
    'restoring a replaced one',
    restore,
    tag({ status: 'lost', unitId: 'u1', replacedById: 't9' }),
    unit('t9'),
    null,
    'wasReplaced',
  ],
  [
    'replacing by one that is in use',
    replace,
    atDoor,
    unit('t1'),
    tag({ id: 't2', status: 'assigned' }),
    'notFree',
  ],
  ['replacing by a missing one', replace, atDoor, unit('t1'), null, 'notFree'],
  ['replacing one without a unit', replace, tag(), null, free, 'noUnit'],
  [
    'replacing by another community’s',
    replace,
    atDoor,
    unit('t1'),
    tag({ id: 't2', communityId: 'elm' }),
    'otherCommunity',
  ],
] as const)('refused: %s', (_, change, of, home, other, code) => {
  expect(planBinTagChange(change, { tag: of, unit: home, other })).toEqual({ ok: false, code });
});

const door = { ...unit('t1'), id: 'u2' };
const elsewhere = tag({ status: 'assigned', unitId: 'u2' });

test.each([
  ['its previous door then has none', elsewhere, door, { ok: true, unitTag: 't1', leftUnitId: 'u2' }],
  ['a door with another one keeps it', elsewhere, { ...door, binTagId: 't9' }, { ok: true, unitTag: 't1' }],
  ['it is now at a third door', elsewhere, { ...door, id: 'u3' }, { ok: false, code: 'notFree' }],
  [
    'it is now out of use',
    tag({ status: 'lost', unitId: 'u2' }),
    { ...door, binTagId: null },
    { ok: false, code: 'notFree' },
  ],
  ['it is now unassigned', tag(), { ...door, binTagId: null }, { ok: true, unitTag: 't1' }],
] as const)('a tag taken from another door: %s', (_, of, from, expected) => {
  const plan = planBinTagChange(claim, { tag: of, unit: unit(), other: null, from });
  expect(plan).toMatchObject(expected);
  expect('leftUnitId' in plan).toBe('leftUnitId' in expected);
});

test('in any order of changes, an assigned tag and its unit name each other', () => {
  const tagIds = ['t1', 't2', 't3'];
  const unitIds = ['u1', 'u2'];
  const someTag = fc.constantFrom(...tagIds);
  const reason = fc.constantFrom('damaged' as const, 'lost' as const, 'retired' as const);
  const someChange: fc.Arbitrary<BinTagChange> = fc.oneof(
    fc.record({ act: fc.constant('claim' as const), binTagId: someTag, unitId: fc.constantFrom(...unitIds) }),
    fc.record({ act: fc.constantFrom('release' as const, 'restore' as const), binTagId: someTag }),
    fc.record({ act: fc.constant('takeOut' as const), binTagId: someTag, reason }),
    fc.record({ act: fc.constant('replace' as const), binTagId: someTag, byId: someTag, reason }),
  );
  fc.assert(
    fc.property(fc.array(someChange, { maxLength: 30 }), (changes) => {
      const tags = new Map(tagIds.map((id) => [id, tag({ id })]));
      const units = new Map(unitIds.map((id): [string, TaggedUnit] => [id, { ...unit(), id }]));
      for (const change of changes) {
        const of = tags.get(change.binTagId)!;
        const home = units.get((change.act === 'claim' ? change.unitId : of.unitId) ?? '') ?? null;
        const other = change.act === 'replace' ? tags.get(change.byId)! : null;
        const plan = planBinTagChange(change, { tag: of, unit: home, other });
        if (!plan.ok) continue;
        if (plan.tag) tags.set(of.id, { ...of, ...plan.tag.fields });
        if (plan.other && other) tags.set(other.id, { ...other, ...plan.other.fields });
        if (plan.unitTag !== undefined && home) units.set(home.id, { ...home, binTagId: plan.unitTag });
      }
      const named = [...units.values()].flatMap(({ id, binTagId }) =>
        binTagId === null ? [] : [[binTagId, id]],
      );
      const assigned = [...tags.values()].flatMap(({ id, status, unitId }) =>
        status === 'assigned' ? [[id, unitId]] : [],
      );
      expect(named.sort()).toEqual(assigned.sort());
    }),
  );
});

test.each([
  [{ status: 'lost', replacedById: null }, 'lost'],
  [{ status: 'lost', replacedById: 't2' }, 'replaced'],
] as const)('public data of %j: %s', (of, state) => {
  expect(binTagCodeState(of)).toBe(state);
});
