import { invalidArgument } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareValues, typeRank } from '../values/compareValues.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { parseValue } from '../values/parseValue.ts';
import type { Value } from '../values/Value.ts';
import { documentField, isDocumentName } from './documentField.ts';
import type { FilterJson } from './StructuredQuery.ts';

/** Says whether a document passes. */
export type DocumentTest = (document: StoredDocument) => boolean;

/** A filter ready to run, and the fields that it compares by inequality: those order the results implicitly. */
export interface CompiledFilter {
  test: DocumentTest;
  inequalityFields: FieldPath[];
}

/** Per operator: whether it is an inequality, and the test of one present value against the operand. */
type FieldOperator = { inequality: boolean; compile: (operand: Value) => (value: Value) => boolean };

/** An `in` or `array-contains-any` list may have this many elements. */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;

const equals = (left: Value, right: Value): boolean => compareValues(left, right) === 0;
const isNull = (value: Value): boolean => 'nullValue' in value;
const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

function ordered(accepts: (difference: number) => boolean): FieldOperator {
  return {
    inequality: true,
    compile: (operand) => {
      const rank = typeRank(operand);
      return (value) => typeRank(value) === rank && accepts(compareValues(value, operand));
    },
  };
}

const FIELD_OPERATORS: Record<string, FieldOperator> = {
  LESS_THAN: ordered((difference) => difference < 0),
  LESS_THAN_OR_EQUAL: ordered((difference) => difference <= 0),
  GREATER_THAN: ordered((difference) => difference > 0),
  GREATER_THAN_OR_EQUAL: ordered((difference) => difference >= 0),
  EQUAL: { inequality: false, compile: (operand) => (value) => equals(value, operand) },
  NOT_EQUAL: { inequality: true, compile: (operand) => (value) => !isNull(value) && !equals(value, operand) },
  ARRAY_CONTAINS: {
    inequality: false,
    compile: (operand) => (value) =>
      'arrayValue' in value && value.arrayValue.values.some((element) => equals(element, operand)),
  },
  IN: {
    inequality: false,
    compile: (operand) => {
      const candidates = listOperand('IN', operand, MAX_DISJUNCTIONS);
      return (value) => candidates.some((candidate) => equals(value, candidate));
    },
  },
  NOT_IN: {
    inequality: true,
    compile: (operand) => {
      const candidates = listOperand('NOT_IN', operand, MAX_NOT_IN);
      if (candidates.some(isNull)) return () => false;
      return (value) => !isNull(value) && !candidates.some((candidate) => equals(value, candidate));
    },
  },
  ARRAY_CONTAINS_ANY: {
    inequality: false,
    compile: (operand) => {
      const candidates = listOperand('ARRAY_CONTAINS_ANY', operand, MAX_DISJUNCTIONS);
      return (value) =>
        'arrayValue' in value &&
        value.arrayValue.values.some((element) => candidates.some((candidate) => equals(element, candidate)));
    },
  },
};

const UNARY_OPERATORS: Record<string, { inequality: boolean; test: (value: Value) => boolean }> = {
  IS_NULL: { inequality: false, test: isNull },
  IS_NAN: { inequality: false, test: isNaNValue },
  IS_NOT_NULL: { inequality: true, test: (value) => !isNull(value) },
  IS_NOT_NAN: { inequality: true, test: (value) => !isNull(value) && !isNaNValue(value) },
};

function listOperand(operator: string, operand: Value, maximum: number): Value[] {
  if (!('arrayValue' in operand) || operand.arrayValue.values.length === 0) {
    throw invalidArgument(`'${operator}' requires an non-empty ArrayValue.`);
  }
  if (operand.arrayValue.values.length > maximum) {
    throw invalidArgument(`'${operator}' supports up to ${maximum} comparison values.`);
  }
  return operand.arrayValue.values;
}

/**
 * Compiles the `where` of a query. A document that lacks a filter's field never passes it.
 *
 * @throws FirestoreError INVALID_ARGUMENT for an unknown operator, an operand that it can't take, or an empty filter
 */
export function compileFilter(filter: FilterJson): CompiledFilter {
  if (filter.compositeFilter) return compileComposite(filter.compositeFilter);
  if (filter.fieldFilter) return compileField(filter.fieldFilter);
  if (filter.unaryFilter) return compileUnary(filter.unaryFilter);
  throw invalidArgument('A filter must have a type.');
}

function compileComposite({ op, filters = [] }: NonNullable<FilterJson['compositeFilter']>): CompiledFilter {
  if (filters.length === 0) throw invalidArgument('Composite filter must have at least one filter.');
  const parts = filters.map(compileFilter);
  const tests = parts.map(({ test }) => test);
  const inequalityFields = parts.flatMap((part) => part.inequalityFields);
  if (op === 'AND') return { inequalityFields, test: (document) => tests.every((test) => test(document)) };
  if (op === 'OR') return { inequalityFields, test: (document) => tests.some((test) => test(document)) };
  throw invalidArgument(`Unknown composite filter operator: ${String(op)}.`);
}

function compileField({ field, op, value }: NonNullable<FilterJson['fieldFilter']>): CompiledFilter {
  const operator = Object.hasOwn(FIELD_OPERATORS, String(op)) ? FIELD_OPERATORS[String(op)] : undefined;
  if (!operator) throw invalidArgument(`Unknown field filter operator: ${String(op)}.`);
  const path = parseFieldPath(field?.fieldPath);
  const operand = parseValue(value);
  if (isDocumentName(path)) checkNameOperand(operand);
  const accepts = operator.compile(operand);
  return { inequalityFields: operator.inequality ? [path] : [], test: fieldTest(path, accepts) };
}

function checkNameOperand(operand: Value): void {
  const values = 'arrayValue' in operand ? operand.arrayValue.values : [operand];
  if (!values.every((value) => 'referenceValue' in value)) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function compileUnary({ op, field }: NonNullable<FilterJson['unaryFilter']>): CompiledFilter {
  const operator = Object.hasOwn(UNARY_OPERATORS, String(op)) ? UNARY_OPERATORS[String(op)] : undefined;
  if (!operator) throw invalidArgument(`Unknown unary filter operator: ${String(op)}.`);
  const path = parseFieldPath(field?.fieldPath);
  return { inequalityFields: operator.inequality ? [path] : [], test: fieldTest(path, operator.test) };
}

function fieldTest(path: FieldPath, accepts: (value: Value) => boolean): DocumentTest {
  return (document) => {
    const value = documentField(document, path);
    return value !== undefined && accepts(value);
  };
}
