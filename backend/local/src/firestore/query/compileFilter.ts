import { invalidArgument } from '../FirestoreError.ts';
import type { Equality } from '../store/EqualityIndex.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareValues, typeRank } from '../values/compareValues.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { parseOperand } from '../values/parseValue.ts';
import type { Value } from '../values/Value.ts';
import { documentField } from './documentField.ts';
import type { FilterJson } from './StructuredQuery.ts';

export type DocumentTest = (document: StoredDocument) => boolean;

/** A compiled filter. Fields it compares by inequality order the results implicitly. */
export interface CompiledFilter {
  test: DocumentTest;
  inequalityFields: FieldPath[];
  /** Every field it uses. */
  fields: FieldPath[];
  /** Strings a document must contain to pass; there may be further conditions. */
  equalities: Equality[];
}

/** Per operator: whether it is an inequality, and a function that compiles the test of an existing value against the operand. */
type FieldOperator = { inequality: boolean; compile: (operand: Value) => (value: Value) => boolean };

/** The maximum size of an `in` or `array-contains-any` list. */
const MAX_CANDIDATES = 30;
const MAX_NOT_IN = 10;

const equals = (left: Value, right: Value): boolean => compareValues(left, right) === 0;
const isNull = (value: Value): boolean => 'nullValue' in value;
const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

/** Null and NaN have a place in the order, but no comparison with them is true. Unary filters find them. */
const isComparable = (value: Value): boolean => !isNull(value) && !isNaNValue(value);
const nothing = (): boolean => false;

function ordered(accepts: (difference: number) => boolean): FieldOperator {
  return {
    inequality: true,
    compile: (operand) => {
      if (!isComparable(operand)) return nothing;
      const rank = typeRank(operand);
      return (value) =>
        typeRank(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand));
    },
  };
}

function among(candidates: readonly Value[]): (value: Value) => boolean {
  const comparable = candidates.filter(isComparable);
  const texts = new Set(comparable.flatMap((value) => ('stringValue' in value ? value.stringValue : [])));
  // Most are strings, and a list of them in each of many thousands of documents is a million comparisons.
  if (texts.size > 0 && comparable.every((value) => 'stringValue' in value)) {
    return (value) => 'stringValue' in value && texts.has(value.stringValue);
  }
  return (value) => comparable.some((candidate) => equals(value, candidate));
}

function holding(candidates: readonly Value[]): (value: Value) => boolean {
  const isWanted = among(candidates);
  return (value) => 'arrayValue' in value && value.arrayValue.values.some(isWanted);
}

function outside(candidates: readonly Value[]): (value: Value) => boolean {
  if (candidates.some(isNull)) return nothing;
  const isUnwanted = among(candidates);
  return (value) => !isNull(value) && !isUnwanted(value);
}

const FIELD_OPERATORS: Record<string, FieldOperator> = {
  LESS_THAN: ordered((difference) => difference < 0),
  LESS_THAN_OR_EQUAL: ordered((difference) => difference <= 0),
  GREATER_THAN: ordered((difference) => difference > 0),
  GREATER_THAN_OR_EQUAL: ordered((difference) => difference >= 0),
  EQUAL: { inequality: false, compile: (operand) => among([operand]) },
  NOT_EQUAL: { inequality: true, compile: (operand) => outside([operand]) },
  ARRAY_CONTAINS: { inequality: false, compile: (operand) => holding([operand]) },
  IN: { inequality: false, compile: (operand) => among(listOperand('IN', operand, MAX_CANDIDATES)) },
  NOT_IN: { inequality: true, compile: (operand) => outside(listOperand('NOT_IN', operand, MAX_NOT_IN)) },
  ARRAY_CONTAINS_ANY: {
    inequality: false,
    compile: (operand) => holding(listOperand('ARRAY_CONTAINS_ANY', operand, MAX_CANDIDATES)),
  },
};

const UNARY_OPERATORS: Record<string, { inequality: boolean; test: (value: Value) => boolean }> = {
  IS_NULL: { inequality: false, test: isNull },
  IS_NAN: { inequality: false, test: isNaNValue },
  IS_NOT_NULL: { inequality: true, test: (value) => !isNull(value) },
  IS_NOT_NAN: { inequality: true, test: (value) => !isNull(value) && !isNaNValue(value) },
};

function listOperand(operator: string, operand: Value, maximum: number): Value[] {
  if (!('arrayValue' in operand)) throw invalidArgument(`'${operator}' requires an ArrayValue.`);
  if (operand.arrayValue.values.length === 0)
    throw invalidArgument(`'${operator}' requires an non-empty ArrayValue.`);
  if (operand.arrayValue.values.length > maximum) {
    throw invalidArgument(`'${operator}' supports up to ${maximum} comparison values.`);
  }
  return operand.arrayValue.values;
}

/**
 * Compiles a query's `where`. A document without a filter's field never passes.
 *
 * @throws FirestoreError INVALID_ARGUMENT for an unknown operator, an invalid operand, or an empty filter
 */
export function compileFilter(filter: FilterJson): CompiledFilter {
  if (filter.compositeFilter) return compileComposite(filter.compositeFilter);
  if (filter.fieldFilter) return compileField(filter.fieldFilter);
  if (filter.unaryFilter) return compileUnary(filter.unaryFilter);
  throw invalidArgument('A filter must have a type.');
}

function compileComposite({ op, filters = [] }: NonNullable<FilterJson['compositeFilter']>): CompiledFilter {
  const parts = filters.map(compileFilter);
  const tests = parts.map(({ test }) => test);
  const inequalityFields = parts.flatMap((part) => part.inequalityFields);
  const fields = parts.flatMap((part) => part.fields);
  const equalities = parts.flatMap((part) => part.equalities);
  const every = (document: StoredDocument): boolean => tests.every((test) => test(document));
  // An empty OR counts as no filter, like an empty AND.
  if (op === 'AND' || (op === 'OR' && tests.length === 0))
    return { inequalityFields, fields, equalities, test: every };
  if (op === 'OR') {
    const some = (document: StoredDocument): boolean => tests.some((test) => test(document));
    return { inequalityFields, fields, equalities: [], test: some };
  }
  throw invalidArgument('Unsupported CompositeFilter operator.');
}

function compileField({ field, op, value }: NonNullable<FilterJson['fieldFilter']>): CompiledFilter {
  const operator = Object.hasOwn(FIELD_OPERATORS, String(op)) ? FIELD_OPERATORS[String(op)] : undefined;
  if (!operator) throw invalidArgument('Unknown FieldFilter operator.');
  const path = parseFieldPath(field?.fieldPath);
  const operand = parseOperand(value);
  const accepts = operator.compile(operand);
  // Nothing is less than null or NaN, so such a filter orders nothing.
  const isInequality = operator.inequality && (accepts !== nothing || op === 'NOT_EQUAL' || op === 'NOT_IN');
  return {
    inequalityFields: isInequality ? [path] : [],
    fields: [path],
    equalities: op === 'EQUAL' && 'stringValue' in operand ? [{ path, text: operand.stringValue }] : [],
    test: fieldTest(path, accepts),
  };
}

function compileUnary({ op, field }: NonNullable<FilterJson['unaryFilter']>): CompiledFilter {
  const operator = Object.hasOwn(UNARY_OPERATORS, String(op)) ? UNARY_OPERATORS[String(op)] : undefined;
  if (!operator) throw invalidArgument('Unknown UnaryFilter operator.');
  const path = parseFieldPath(field?.fieldPath);
  return {
    inequalityFields: operator.inequality ? [path] : [],
    fields: [path],
    equalities: [],
    test: fieldTest(path, operator.test),
  };
}

function fieldTest(path: FieldPath, accepts: (value: Value) => boolean): DocumentTest {
  return (document) => {
    const value = documentField(document, path);
    return value !== undefined && accepts(value);
  };
}
