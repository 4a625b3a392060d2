import { unitSchema, type Unit } from 'shared-lib/domain';
import { foundUnitMatches } from './foundUnitMatches.ts';

const unit = (id: string, communityId: string, building: string | null, more: Partial<Unit> = {}): Unit => ({
  ...unitSchema.parse({ id, communityId, building, unitNumber: '204', createdAt: 0, updatedAt: 0 }),
  ...more,
});
const names = new Map([
  ['maple', 'Maple Court'],
  ['cedar', 'Cedar Row'],
]);
const found = (units: readonly Unit[], night: string | null = null, letter: string | null = null) =>
  foundUnitMatches(units, (id) => names.get(id), night, 'en-US', ['204'], letter);

test('units are sorted by community and door, each once', () => {
  const units = [
    unit('1', 'maple', 'B'),
    unit('2', 'maple', 'A'),
    unit('3', 'cedar', null),
    unit('1', 'maple', 'B'),
  ];
  expect(found(units).map(({ name, detail }) => `${name}, ${detail}`)).toEqual([
    '204, Cedar Row',
    'A-204, Maple Court',
    'B-204, Maple Court',
  ]);
});

test('a longer number comes after the one that was typed', () => {
  const longer = unit('1', 'cedar', null, { unitNumber: '2041' });
  expect(found([longer, unit('2', 'maple', null)]).map(({ name }) => name)).toEqual(['204', '2041']);
});

test('units in the building that a letter may mean come first, after the typed number', () => {
  const units = [
    unit('1', 'cedar', null),
    unit('2', 'maple', 'B'),
    unit('3', 'cedar', 'B', { unitNumber: '2041' }),
    unit('4', 'maple', 'A'),
  ];
  expect(found(units, null, 'b').map(({ name }) => name)).toEqual(['B-204', '204', 'A-204', 'B-2041']);
});

test('a unit opens on the night that was typed', () => {
  const [match] = found([unit('a b', 'maple', 'B', { residentName: 'Ana Diaz' })], '2026-11-24');
  expect(match).toEqual({
    address: '/units?community=maple&night=2026-11-24&open=a+b',
    name: 'B-204',
    detail: expect.stringMatching(/^Maple Court · .*Nov 24.* · Ana Diaz$/) as string,
  });
});

test('without a night, the unit’s page chooses it', () => {
  expect(found([unit('1', 'maple', 'B')])[0]?.address).toBe('/units?community=maple&open=1');
});

test('units of archived communities are left out', () => {
  expect(found([unit('1', 'archived', null)])).toEqual([]);
});
