import { ApiError } from '../acts/ApiError.ts';
import type { Kind } from '../store/objects.ts';
import type { Transaction } from '../store/Store.ts';

/** The kind of each ID prefix. Longer prefixes come first. */
const kindsByPrefix: readonly (readonly [string, Kind])[] = [
  ['sub_sched_', 'subscription_schedule'],
  ['cus_', 'customer'],
  ['sub_', 'subscription'],
  ['in_', 'invoice'],
  ['pm_', 'payment_method'],
  ['price_', 'price'],
  ['prod_', 'product'],
];

const objectOf = (rows: Transaction, id: string): object | undefined => {
  const kind = kindsByPrefix.find(([beginning]) => id.startsWith(beginning))?.[1];
  return kind && rows.get(kind, id);
};

/**
 * Replaces IDs with objects as requested by `expand`.
 * @param paths e.g. `items.data.price.product`
 * @throws ApiError for a path that leads to nothing
 */
export const expand = (rows: Transaction, value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((whole, path) => expandPath(rows, whole, path.split('.'), path), value);

function expandPath(rows: Transaction, value: unknown, keys: readonly string[], path: string): unknown {
  const [key, ...rest] = keys;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((entry) => expandPath(rows, entry, keys, path));
  const whole = typeof value === 'string' ? (objectOf(rows, value) ?? value) : value;
  if (key === undefined) return whole;
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key))
    throw ApiError.invalid(`This property cannot be expanded (${path}).`, 'expand');
  return { ...whole, [key]: expandPath(rows, (whole as Record<string, unknown>)[key], rest, path) };
}
