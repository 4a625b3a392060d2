import { stripInvisible } from './revisionText.ts';

/** Secrets, and values that are compared with what is stored, are left unchanged. */
const exact: ReadonlySet<string> = new Set(['seen', 'current', 'password', 'guard']);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A value without invisible characters in its texts, for what a form writes or a callable receives. Files, dates and other class
 * instances are left unchanged.
 * @param value at most as deep as a document
 */
export function visibleText<T>(value: T): T;
export function visibleText(value: unknown): unknown {
  if (typeof value === 'string') return stripInvisible(value);
  if (Array.isArray(value)) return value.map((item: unknown) => visibleText(item));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, exact.has(name) ? item : visibleText(item)]),
  );
}
