import type { Operation } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { listOf, type List } from '../store/objects.ts';
import type { Input } from './Input.ts';

/** A call and what is needed to answer it. */
export interface Call {
  readonly operation: Operation;
  readonly input: Input;
  /** The placeholders of the path, in order. */
  readonly ids: readonly string[];
  /** Whether an address belongs to the app. */
  readonly isOwnAddress: (address: string) => boolean;
}

/** One call of the API. In its path, `:` stands for an ID. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** @returns the response, before `expand` @throws ApiError */
  readonly answer: (call: Call) => object;
}

/** The ID in the path of a call that has one. */
export const idOf = ({ ids }: Call): string => ids[0] ?? '';

/** The parameters of every list. */
export const pageParameters = ['limit', 'starting_after', 'ending_before', 'created'] as const;

/**
 * The requested page of a list, newest first.
 * @param all in order of creation
 */
export function pageOf<T extends { readonly id: string; readonly created?: number }>(
  all: readonly T[],
  input: Input,
  url: string,
): List<T> {
  const limit = input.integer('limit', 1) ?? 10;
  if (limit > 100)
    throw ApiError.invalid('Invalid integer: must be at most 100', 'limit', 'parameter_invalid_integer');
  const created = input.at('created');
  const bounds = {
    gt: created?.integer('gt') ?? -1,
    gte: created?.integer('gte') ?? 0,
    lt: created?.integer('lt') ?? Infinity,
    lte: created?.integer('lte') ?? Infinity,
  };
  const found = all
    .filter(({ created: at = 0 }) => at > bounds.gt && at >= bounds.gte && at < bounds.lt && at <= bounds.lte)
    .toReversed()
    .toSorted((one, other) => (other.created ?? 0) - (one.created ?? 0));
  const after = input.text('starting_after');
  const before = input.text('ending_before');
  const placeOf = (id: string, param: string): number => {
    const place = found.findIndex((entry) => entry.id === id);
    if (place < 0) throw ApiError.missing('object', id, param);
    return place;
  };
  const from = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  const to = before === undefined ? found.length : placeOf(before, 'ending_before');
  const rest = found.slice(from, to);
  const page = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return listOf(url, page, rest.length > page.length);
}
