import { compareValues, DocumentReference, valueAt, type Fields } from './values.ts';

/** Represents a document's id in a query. */
export const idField = '__name__';

export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

export type Constraint =
  | { readonly kind: 'where'; readonly field: string; readonly op: Operator; readonly value: unknown }
  | { readonly kind: 'orderBy'; readonly field: string; readonly isDescending: boolean }
  | { readonly kind: 'limit'; readonly count: number }
  | { readonly kind: 'start'; readonly values: readonly unknown[]; readonly isAfter: boolean };

/** A query for the documents of a collection, or of all collections with an id. */
export class Query {
  readonly collection: string;
  readonly isGroup: boolean;
  readonly constraints: readonly Constraint[];

  constructor(collection: string, isGroup = false, constraints: readonly Constraint[] = []) {
    this.collection = collection;
    this.isGroup = isGroup;
    this.constraints = constraints;
  }
}

/** A document: its path and fields. */
export interface Stored {
  readonly path: string;
  readonly fields: Fields;
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const fieldOf = ({ path, fields }: Stored, field: string, isGroup: boolean): unknown =>
  field === idField ? (isGroup ? path : idOf(path)) : valueAt(fields, field);

const isSame = (one: unknown, other: unknown) => compareValues(one, other) === 0;

/** Whether a value meets a condition; a missing field meets none. */
function meets(value: unknown, op: Operator, wanted: unknown): boolean {
  if (value === undefined) return false;
  const list = Array.isArray(wanted) ? wanted : [];
  switch (op) {
    case '==':
      return isSame(value, wanted);
    case '!=':
      return value !== null && !isSame(value, wanted);
    case 'in':
      return list.some((one) => isSame(value, one));
    case 'not-in':
      return value !== null && !list.some((one) => isSame(value, one));
    case 'array-contains':
      return Array.isArray(value) && value.some((one) => isSame(one, wanted));
    case 'array-contains-any':
      return Array.isArray(value) && value.some((one) => list.some((other) => isSame(one, other)));
    default: {
      // A range finds only values of the limit's type.
      if (typeof value !== typeof wanted || (value === null) !== (wanted === null)) return false;
      const order = compareValues(value, wanted);
      return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[op];
    }
  }
}

const isRange = (op: Operator) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op);
const plain = (value: unknown) => (value instanceof DocumentReference ? value.id : value);

/** The documents that a query finds, in its order. */
export function runQuery(
  documents: Iterable<Stored>,
  { collection, isGroup, constraints }: Query,
): readonly Stored[] {
  const filters = constraints.filter((one) => one.kind === 'where');
  const given = constraints.filter((one) => one.kind === 'orderBy');
  const ranged = filters.find(({ op }) => isRange(op));
  const orders = given.length > 0 || !ranged ? given : [{ field: ranged.field, isDescending: false }];
  const last = orders.at(-1);
  const order = [...orders, { field: idField, isDescending: last?.isDescending ?? false }];
  const valueIn = (document: Stored, field: string) => fieldOf(document, field, isGroup);

  const found = [...documents].filter(
    (document) =>
      (isGroup ? idOf(parentOf(document.path)) === collection : parentOf(document.path) === collection) &&
      filters.every(({ field, op, value }) =>
        meets(
          valueIn(document, field),
          op,
          field !== idField ? value : Array.isArray(value) ? value.map(plain) : plain(value),
        ),
      ) &&
      orders.every(({ field }) => valueIn(document, field) !== undefined),
  );
  const compare = (valuesOf: (at: number, field: string) => readonly [unknown, unknown], count: number) => {
    for (const [at, { field, isDescending }] of order.slice(0, count).entries()) {
      const difference = compareValues(...valuesOf(at, field));
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  };
  found.sort((one, other) =>
    compare((_, field) => [valueIn(one, field), valueIn(other, field)], order.length),
  );
  const start = constraints.find((one) => one.kind === 'start');
  const from = start
    ? found.filter((document) => {
        const difference = compare(
          (at, field) => [valueIn(document, field), start.values[at]],
          start.values.length,
        );
        return start.isAfter ? difference > 0 : difference >= 0;
      })
    : found;
  const limit = constraints.find((one) => one.kind === 'limit');
  return limit ? from.slice(0, limit.count) : from;
}
