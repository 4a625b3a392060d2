import { invalidArgument } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { formatFieldPath, parseFieldPath, valueAt } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { NULL_VALUE, asNumber, doubleValue } from '../values/Value.ts';
import type { Fields, Value } from '../values/Value.ts';
import { isDocumentName } from './documentField.ts';
import type { AggregationJson, StructuredQuery } from './StructuredQuery.ts';

/** Validated aggregations. */
export interface CompiledAggregations {
  /** Every field that is summed or averaged. */
  fields: FieldPath[];
  /** From the underlying query's results (ordered and limited) to the aggregate of each alias. */
  run: (documents: readonly StoredDocument[]) => Fields;
}

interface Aggregation {
  alias: string;
  field: FieldPath | undefined;
  run: (documents: readonly StoredDocument[]) => Value;
}

const MAX_AGGREGATIONS = 5;
const RESERVED_NAME = /^__.*__$/s;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/**
 * Validates a query's aggregations (google.firestore.v1.StructuredAggregationQuery). Only documents with all aggregated fields are
 * included; non-numeric values are ignored.
 *
 * @param select the query's selection; only counts can be combined with one
 * @throws FirestoreError INVALID_ARGUMENT for none, more than five, a duplicate or reserved alias, or an unknown aggregation
 */
export function compileAggregations(
  json: readonly AggregationJson[] = [],
  select?: StructuredQuery['select'],
): CompiledAggregations {
  if (json.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (json.length > MAX_AGGREGATIONS)
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${json.length}`,
    );
  let unnamed = 0;
  const aggregations = json.map((aggregation) =>
    compileAggregation(aggregation, aggregation.alias || `field_${++unnamed}`),
  );
  const aliases = aggregations.map(({ alias }) => alias);
  const doubled = aliases.find((alias, index) => aliases.indexOf(alias) !== index);
  if (doubled !== undefined)
    throw invalidArgument(`Aggregation aliases contain duplicate alias: ${doubled}.`);
  const reserved = aliases.find((alias) => RESERVED_NAME.test(alias));
  if (reserved !== undefined) throw invalidArgument(`The property.name "${reserved}" is reserved.`);
  const fields = aggregations.flatMap(({ field }) => (field ? [field] : []));
  if (fields.some(isDocumentName))
    throw invalidArgument('Aggregations are not supported for the property: __key__');
  if (select) checkSelect(select, fields);
  return {
    fields,
    run: (documents) => {
      const counted = documents.filter((document) =>
        fields.every((path) => valueAt(document.fields, path) !== undefined),
      );
      return Object.fromEntries(aggregations.map(({ alias, run }) => [alias, run(counted)]));
    },
  };
}

function checkSelect({ fields = [] }: NonNullable<StructuredQuery['select']>, aggregated: FieldPath[]): void {
  if (aggregated.length === 0) return;
  const selected = fields
    .map(({ fieldPath }) => parseFieldPath(fieldPath))
    .filter((path) => !isDocumentName(path));
  if (selected.length === 0)
    throw invalidArgument(
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    );
  const names = new Set(selected.map(formatFieldPath));
  const missing = aggregated.find((path) => !names.has(formatFieldPath(path)));
  throw invalidArgument(
    missing
      ? `The aggregation property ${missing.join('.')} is not present in the base query's property mask.`
      : 'Cannot apply property masks when aggregation fields are present.',
  );
}

function compileAggregation(json: AggregationJson, alias: string): Aggregation {
  if (json.count) {
    const upTo = readUpTo(json.count.upTo);
    return {
      alias,
      field: undefined,
      run: ({ length }) => ({ integerValue: String(Math.min(length, upTo)) }),
    };
  }
  const operand = json.sum ?? json.avg;
  if (!operand) throw invalidArgument('Unknown aggregation.');
  const field = parseFieldPath(operand.field?.fieldPath);
  const reduce = json.sum ? sum : average;
  return {
    alias,
    field,
    run: (documents) => reduce(documents.map((document) => valueAt(document.fields, field))),
  };
}

function readUpTo(json: NonNullable<AggregationJson['count']>['upTo']): number {
  const upTo = Number((typeof json === 'object' ? json?.value : json) ?? Infinity);
  if (!(upTo >= 0))
    throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  return upTo;
}

/** Integers add up to an integer if it fits into int64; any double makes the sum a double. */
function sum(values: readonly (Value | undefined)[]): Value {
  let integers = 0n;
  let doubles = 0;
  let isDouble = false;
  for (const value of values) {
    if (value === undefined) continue;
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    if ('doubleValue' in value) {
      doubles += Number(value.doubleValue);
      isDouble = true;
    }
  }
  if (!isDouble && integers >= MIN_INT64 && integers <= MAX_INT64) return { integerValue: String(integers) };
  return doubleValue(Number(integers) + doubles);
}

function average(values: readonly (Value | undefined)[]): Value {
  let total = 0;
  let count = 0;
  for (const value of values) {
    const number = value && asNumber(value);
    if (number === undefined) continue;
    total += number;
    count++;
  }
  return count === 0 ? NULL_VALUE : doubleValue(total / count);
}
