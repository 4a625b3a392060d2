import type { ReadRow } from 'shared-lib/domain';
import { planBinTagImport, type BinTagRow, type TagOrUnit } from './binTagImport.ts';

type Tag = Extract<TagOrUnit, { kind: 'tag' }>;

const tag = (id: string, label: string, more: Partial<Tag> = {}): TagOrUnit => ({
  kind: 'tag',
  id,
  label,
  status: 'unassigned',
  unitId: null,
  replacedById: null,
  ...more,
});
const unit = (id: string, building: string | null, unitNumber: string, binTagId: string | null = null) =>
  ({ kind: 'unit', id, building, unitNumber, binTagId }) satisfies TagOrUnit;

const existing: readonly TagOrUnit[] = [
  tag('7k3m9p2q4r5s', 'Spring-1'),
  tag('t2', 'Spring-2'),
  tag('t3', 'Spring-3', { status: 'assigned', unitId: 'u3' }),
  tag('t4', 'Spring-4', { status: 'damaged', unitId: 'u1' }),
  tag('t5', 'Spring-5', { status: 'retired' }),
  tag('t6', 'Spring-6', { status: 'lost', unitId: 'u2', replacedById: 't3' }),
  tag('t7', 'Twice'),
  tag('t8', 'twice'),
  tag('t9', 'Lone', { status: 'assigned', unitId: 'gone' }),
  tag('t11', 'Pair', { status: 'assigned', unitId: 'u8' }),
  unit('u7', 'F', '1'),
  unit('u8', null, 'F-1', 't11'),
  unit('u1', 'A', '101'),
  // Still references a tag that is out of use.
  unit('u2', 'A', '102', 't6'),
  unit('u3', 'B', '9', 't3'),
  unit('u4', 'B', '101'),
  unit('u5', null, 'Office'),
];

const row = (line: number, tagText: string, unitNumber: string, building: string | null = null) =>
  ({
    line,
    ok: true,
    values: { tag: tagText, building, unitNumber, pairs: [] },
  }) satisfies ReadRow<BinTagRow>;
const plan = (...rows: readonly ReadRow<BinTagRow>[]) => planBinTagImport(rows, existing);
const pair = (binTagId: string, unitId: string, fromUnitId?: string) => ({
  values: { pairs: [{ binTagId, unitId, ...(fromUnitId !== undefined && { fromUnitId }) }] },
});
const wrong = (field: string, problem: object) => ({ verdict: 'invalid', problems: { [field]: problem } });

test.each<[string, readonly [string, string, (string | null)?], object]>([
  ['a label', ['Spring-1', '101', 'A'], { verdict: 'new', ...pair('7k3m9p2q4r5s', 'u1') }],
  ['different case and spaces', [' SPRING-2', 'office '], { verdict: 'new', ...pair('t2', 'u5') }],
  [
    'a unit by its name, in another spelling',
    ['Spring-1', 'Bldg A/101'],
    { verdict: 'new', ...pair('7k3m9p2q4r5s', 'u1') },
  ],
  ['a code', ['7k3m9p2q4r5s', '101', 'b'], { verdict: 'new', ...pair('7k3m9p2q4r5s', 'u4') }],
  [
    'a printed address',
    ['https://valet.test/t/7k3m9p2q4r5s?x=1', 'A-102'],
    { verdict: 'new', ...pair('7k3m9p2q4r5s', 'u2') },
  ],
  ['a tag already at its door', ['Spring-3', '9'], { verdict: 'unchanged', id: 't3' }],
  [
    'a tag from another door',
    ['Spring-3', 'A-101'],
    {
      verdict: 'changed',
      id: 't3',
      differences: [{ field: 'unitNumber', from: 'B-9', to: 'A-101' }],
      ...pair('t3', 'u1', 'u3'),
    },
  ],
  [
    'a tag from a deleted door',
    ['Lone', 'Office'],
    { verdict: 'changed', differences: [{ field: 'unitNumber', from: null, to: 'Office' }] },
  ],
  ['a row without a unit', ['Spring-1', ''], { verdict: 'unchanged', id: '7k3m9p2q4r5s' }],
  ['a retired tag without a door', ['Spring-5', ''], { verdict: 'unchanged', id: 't5' }],
  ['an unknown tag without a unit', ['Summer-1', ''], wrong('tag', { code: 'unknown' })],
  ['a damaged tag at its last door', ['Spring-4', 'A-101'], { verdict: 'unchanged', id: 't4' }],
  ['a replaced tag at its last door', ['Spring-6', 'A-102'], { verdict: 'unchanged', id: 't6' }],
  ['a name of two units, one of which has it', ['Pair', 'F-1'], { verdict: 'unchanged', id: 't11' }],
  ['an unknown tag', ['Summer-1', 'Office'], wrong('tag', { code: 'unknown' })],
  ['two tags with the same label', ['Twice', 'Office'], wrong('tag', { code: 'ambiguous' })],
  ['a damaged tag', ['Spring-4', 'Office'], wrong('tag', { code: 'damaged' })],
  ['a retired tag', ['Spring-5', 'Office'], wrong('tag', { code: 'retired' })],
  ['a tag that was replaced', ['Spring-6', 'Office'], wrong('tag', { code: 'replaced' })],
  ['an unknown unit', ['Spring-1', '999'], wrong('unitNumber', { code: 'unknown' })],
  ['a unit in another building', ['Spring-1', '9', 'A'], wrong('unitNumber', { code: 'unknown' })],
  ['a number in two buildings', ['Spring-1', '101'], wrong('unitNumber', { code: 'ambiguous' })],
  ['a door with another tag', ['Spring-1', 'B-9'], wrong('unitNumber', { code: 'taken', tag: 'Spring-3' })],
])('%s', (_, [tagText, unitNumber, building = null], expected) => {
  expect(plan(row(2, tagText, unitNumber, building))).toEqual([
    expect.objectContaining({
      ...expected,
      line: 2,
      ...('values' in expected && { values: expect.objectContaining(expected.values as object) as object }),
    }),
  ]);
});

test('both invalid names in a row are reported', () => {
  expect(plan(row(2, 'Summer-1', '999'))).toEqual([
    {
      line: 2,
      verdict: 'invalid',
      problems: { tag: { code: 'unknown' }, unitNumber: { code: 'unknown' } },
    },
  ]);
});

test('when several rows name the same tag or unit, the first possible one counts', () => {
  const unread = { line: 2, ok: false, problems: { tag: { code: 'missing' } } } as const;
  expect(
    plan(
      unread,
      row(3, 'Spring-4', 'Office'),
      row(4, 'Spring-1', 'A-101'),
      row(5, '7k3m9p2q4r5s', 'Office'),
      row(6, 'Spring-2', '101', 'a'),
      row(7, 'Spring-3', 'B-9'),
      row(8, 'Spring-3', 'Office'),
      row(9, 'Spring-2', 'Office'),
    ),
  ).toMatchObject([
    { line: 2, verdict: 'invalid', problems: unread.problems },
    { line: 3, verdict: 'invalid' },
    { line: 4, verdict: 'new' },
    { line: 5, verdict: 'duplicate', sameAs: 4, field: 'tag' },
    { line: 6, verdict: 'duplicate', sameAs: 4, field: 'unitNumber' },
    { line: 7, verdict: 'unchanged' },
    { line: 8, verdict: 'duplicate', sameAs: 7, field: 'tag' },
    { line: 9, verdict: 'new' },
  ]);
});

describe('two tags swap their doors', () => {
  const both = [
    ...existing,
    tag('t10', 'Ten', { status: 'assigned', unitId: 'u6' }),
    unit('u6', 'C', '1', 't10'),
  ];
  const toU6 = { binTagId: 't3', unitId: 'u6', fromUnitId: 'u3' };
  const toU3 = { binTagId: 't10', unitId: 'u3', fromUnitId: 'u6' };

  test('both rows must say so, and each carries both', () => {
    expect(planBinTagImport([row(2, 'Spring-3', 'C-1'), row(3, 'Ten', 'B-9')], both)).toMatchObject([
      { verdict: 'changed', id: 't3', values: { pairs: [toU6, toU3] } },
      { verdict: 'changed', id: 't10', values: { pairs: [toU3, toU6] } },
    ]);
  });

  test.each<[string, readonly ReadRow<BinTagRow>[], readonly string[]]>([
    ['the other stays', [row(2, 'Spring-3', 'C-1')], ['invalid']],
    ['the other goes elsewhere', [row(2, 'Spring-3', 'C-1'), row(3, 'Ten', 'A-101')], ['invalid', 'changed']],
    [
      'an earlier row conflicts with the other',
      [row(2, 'Ten', 'A-101'), row(3, 'Spring-3', 'C-1'), row(4, 'Ten', 'B-9')],
      ['changed', 'invalid', 'invalid'],
    ],
  ])('not where %s', (_, rows, verdicts) => {
    expect(planBinTagImport(rows, both).map(({ verdict }) => verdict)).toEqual(verdicts);
  });
});
