import { checkAlternatives, checkOperators } from './checkFilter.ts';
import type { FilterJson } from './StructuredQuery.ts';

const field = (op: string, count = 0): FilterJson => ({
  fieldFilter: {
    field: { fieldPath: 'n' },
    op,
    value: { arrayValue: { values: Array.from({ length: count }, (_, n) => ({ integerValue: String(n) })) } },
  },
});
const isNotNull: FilterJson = { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath: 'n' } } };
const and = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'OR', filters } });
const times = (count: number): FilterJson[] => Array.from({ length: count }, () => field('EQUAL'));

test.each<[string, FilterJson, RegExp | null]>([
  ['one negation', field('NOT_EQUAL'), null],
  ['two negations', and(field('NOT_EQUAL'), isNotNull), /^Only a single/],
  ['negations in disjuncts', or(field('NOT_EQUAL'), isNotNull), /^Only a single/],
  ['not-in with equality', and(field('NOT_IN', 2), field('EQUAL')), null],
  ['not-in with in', and(field('NOT_IN', 2), field('IN', 2)), /^'NOT_IN' cannot be used/],
  ['not-in in a disjunct', or(field('NOT_IN', 2), field('EQUAL')), /^'NOT_IN' cannot be used/],
  ['not-in in an or with one filter', or(field('NOT_IN', 2)), /^'NOT_IN' cannot be used/],
  ['30 disjuncts', or(...times(30)), null],
  ['31 disjuncts', or(...times(31)), /had 31 disjunctions/],
  ['in times in, 30', and(field('IN', 15), field('IN', 2)), null],
  ['in times in, 32', and(field('IN', 16), field('IN', 2)), /had 32 disjunctions/],
  ['or times any, 40', and(or(...times(4)), field('ARRAY_CONTAINS_ANY', 10)), /had 40 disjunctions/],
  ['or plus in, 30', or(field('IN', 29), field('EQUAL')), null],
  ['array-contains in each disjunct', or(field('ARRAY_CONTAINS'), field('ARRAY_CONTAINS_ANY', 2)), null],
  ['array-contains twice', and(field('ARRAY_CONTAINS'), field('ARRAY_CONTAINS_ANY', 2)), /^A maximum of 1/],
  [
    'array-contains twice in one disjunct of an and',
    and(field('ARRAY_CONTAINS'), or(field('EQUAL'), field('ARRAY_CONTAINS'))),
    /^A maximum of 1/,
  ],
])('%s', (_title, filter, message) => {
  const run = (): void => {
    checkOperators(filter);
    checkAlternatives(filter);
  };
  if (message)
    expect(run).toThrow(
      expect.objectContaining({
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(message),
      }) as Error,
    );
  else expect(run).not.toThrow();
});
