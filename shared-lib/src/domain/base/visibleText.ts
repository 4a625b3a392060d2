import { withoutInvisible } from './seenText.ts';

/** What is compared with something that is stored, or is a secret, goes as it is. */
const exact: ReadonlySet<string> = new Set(['seen', 'current', 'password', 'guard']);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * The same value without invisible characters in its texts: what a form writes, or a callable is sent. Files, moments and other
 * instances of a class stay as they are.
 * @param value at most as deep as a document
 */
export function visibleText<T>(value: T): T;
export function visibleText(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (Array.isArray(value)) return value.map((item: unknown) => visibleText(item));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, exact.has(name) ? item : visibleText(item)]),
  );
}
