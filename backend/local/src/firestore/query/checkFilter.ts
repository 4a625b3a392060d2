import { invalidArgument } from '../FirestoreError.ts';
import type { FilterJson } from './StructuredQuery.ts';

/** The maximum number of disjuncts of a query after expanding `or`, `in` and `array-contains-any`. */
const MAX_DISJUNCTIONS = 30;
const NEGATIONS = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const CONTAINS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const SPLITTING = new Set(['IN', 'ARRAY_CONTAINS_ANY']);

/**
 * Checks which operators one query may combine (firebase.google.com/docs/firestore/query-data/queries#limitations).
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkOperators(filter: FilterJson): void {
  const operators = operatorsOf(filter);
  if (operators.filter((operator) => NEGATIONS.has(operator)).length > 1)
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  if (
    operators.includes('NOT_IN') &&
    operators.some((operator) => operator === 'OR' || SPLITTING.has(operator))
  )
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
}

/**
 * Checks a filter's disjuncts: not too many, and at most one array-contains in each.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkAlternatives(filter: FilterJson): void {
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > MAX_DISJUNCTIONS)
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than the maximum ` +
        `of ${MAX_DISJUNCTIONS}`,
    );
  if (mostContains(filter) > 1)
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** Every operator in the tree except `AND`. */
function operatorsOf({ compositeFilter, fieldFilter, unaryFilter }: FilterJson): string[] {
  if (!compositeFilter) return [String(fieldFilter?.op ?? unaryFilter?.op)];
  const { op, filters = [] } = compositeFilter;
  const below = filters.flatMap(operatorsOf);
  return op === 'OR' ? ['OR', ...below] : below;
}

function countDisjunctions({ compositeFilter, fieldFilter }: FilterJson): number {
  if (compositeFilter) {
    const counts = (compositeFilter.filters ?? []).map(countDisjunctions);
    if (compositeFilter.op === 'OR') return counts.reduce((sum, count) => sum + count, 0);
    return counts.reduce((product, count) => product * count, 1);
  }
  if (!SPLITTING.has(String(fieldFilter?.op))) return 1;
  const operand = fieldFilter?.value as { arrayValue?: { values?: unknown[] } } | null | undefined;
  return operand?.arrayValue?.values?.length ?? 1;
}

/** The maximum number of array-contains filters in one disjunct. */
function mostContains({ compositeFilter, fieldFilter }: FilterJson): number {
  if (!compositeFilter) return CONTAINS.has(String(fieldFilter?.op)) ? 1 : 0;
  const counts = (compositeFilter.filters ?? []).map(mostContains);
  if (compositeFilter.op === 'OR') return Math.max(0, ...counts);
  return counts.reduce((sum, count) => sum + count, 0);
}
