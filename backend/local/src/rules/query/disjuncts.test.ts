import { disjunctsOf } from './disjuncts.ts';

const int = (number: number) => ({ integerValue: String(number) });
const list = (...values: object[]) => ({ arrayValue: { values } });

test.each<[string, string, object, object[]]>([
  ['in [9, [1, 2]]', 'IN', list(int(9), list(int(1), int(2))), [int(9), list(int(1), int(2))]],
  ['in [[1, 2]]', 'IN', list(list(int(1), int(2))), [list(int(1), int(2))]],
  ['array-contains-any [[1]]', 'ARRAY_CONTAINS_ANY', list(list(int(1))), [list(int(1))]],
  ['== [[1]]', 'EQUAL', list(list(int(1))), [list(list(int(1)))]],
])('%s is evaluated even though its operand has a nested array', (_query, op, value, expected) => {
  const disjuncts = disjunctsOf({ fieldFilter: { field: { fieldPath: 'a' }, op, value } });
  expect(disjuncts?.map(([constraint]) => constraint?.value)).toEqual(expected);
});

test('not-in [[1, 3]] excludes null and the array', () => {
  const value = list(list(int(1), int(3)));
  const [constraints] =
    disjunctsOf({ fieldFilter: { field: { fieldPath: 'a' }, op: 'NOT_IN', value } }) ?? [];
  expect(constraints?.map((constraint) => constraint.value)).toEqual([
    { nullValue: null },
    list(int(1), int(3)),
  ]);
});
