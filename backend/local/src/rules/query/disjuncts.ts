import type { FilterJson } from '../../firestore/query/StructuredQuery.ts';
import { parseFieldPath } from '../../firestore/values/fieldPath.ts';
import type { FieldPath } from '../../firestore/values/fieldPath.ts';
import { parseOperand } from '../../firestore/values/parseValue.ts';
import { NULL_VALUE } from '../../firestore/values/Value.ts';
import type { Value } from '../../firestore/values/Value.ts';

/** One condition that every result meets. `exists` only says that the field is present. */
export interface Constraint {
  readonly path: FieldPath;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'nan' | 'exists';
  readonly value: Value;
}

/** More than Firestore allows in a query; limits the expansion. */
const MAX_DISJUNCTS = 200;

const OPERATORS: Record<string, Constraint['operator']> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
};
const DISJUNCTIVE_OPERATORS: Record<string, Constraint['operator']> = {
  IN: '==',
  ARRAY_CONTAINS_ANY: 'contains',
};

/**
 * Splits a filter into disjuncts of constraints: every result meets all constraints of one of them.
 *
 * @returns null if there are too many
 * @throws FirestoreError INVALID_ARGUMENT for an invalid filter
 */
export function disjunctsOf(filter: FilterJson | undefined): Constraint[][] | null {
  if (!filter) return [[]];
  if (filter.fieldFilter) return ofField(filter.fieldFilter);
  if (filter.unaryFilter) return [ofUnary(filter.unaryFilter)];
  const { op, filters = [] } = filter.compositeFilter ?? {};
  let all: Constraint[][] = op === 'OR' ? [] : [[]];
  for (const part of filters) {
    const disjuncts = disjunctsOf(part);
    if (!disjuncts) return null;
    all =
      op === 'OR'
        ? [...all, ...disjuncts]
        : all.flatMap((left) => disjuncts.map((right) => [...left, ...right]));
    if (all.length > MAX_DISJUNCTS) return null;
  }
  return all;
}

function ofField({ field, op = '', value: json }: NonNullable<FilterJson['fieldFilter']>): Constraint[][] {
  const path = parseFieldPath(field?.fieldPath);
  const value = parseOperand(json);
  const elements = 'arrayValue' in value ? value.arrayValue.values : [];
  const disjunctive = DISJUNCTIVE_OPERATORS[op];
  if (disjunctive) return elements.map((element) => [{ path, operator: disjunctive, value: element }]);
  if (op === 'NOT_IN')
    return [[NULL_VALUE, ...elements].map((element) => ({ path, operator: '!=', value: element }))];
  const operator = OPERATORS[op];
  return [[{ path, operator: operator ?? 'exists', value }]];
}

function ofUnary({ field, op = '' }: NonNullable<FilterJson['unaryFilter']>): Constraint[] {
  const path = parseFieldPath(field?.fieldPath);
  if (op === 'IS_NULL') return [{ path, operator: '==', value: NULL_VALUE }];
  if (op === 'IS_NAN') return [{ path, operator: 'nan', value: NULL_VALUE }];
  return [{ path, operator: '!=', value: NULL_VALUE }];
}
