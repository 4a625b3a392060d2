/** A page's payload has only a few levels; the SDK parses recursively and would run out of stack. */
const deepest = 32;

/** More than any page's payload; the largest contains a one-megabyte photo. */
export const maxPayloadBytes = 2 * 1024 * 1024;

/** How phone apps send 64-bit integers. */
const longTypes: readonly unknown[] = [
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
];

const isLong = (type: unknown, value: unknown): boolean =>
  longTypes.includes(type) && (typeof value === 'number' || /^-?\d{1,20}$/.test(String(value)));

/** Half a surrogate pair has no UTF-8, and no name or text contains a NUL: neither can be stored or queried everywhere. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The direct children of a value; null if it is invalid. */
function partsOf(value: unknown): unknown[] | null {
  if (typeof value === 'string') return isText(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const type = entries.find(([name]) => name === '@type');
  if (type) return isLong(type[1], (value as { value?: unknown }).value) ? [] : null;
  // Copying the object would set its prototype.
  const isReadable = entries.every(([name]) => name !== '__proto__' && isText(name));
  return isReadable ? entries.map(([, part]) => part) : null;
}

/**
 * Whether a page or an app can have sent a payload: not too deep, texts that can be stored, and valid numbers. The SDK would answer
 * `internal` to the rest, which looks like our fault.
 * @param payload the result of JSON.parse
 */
export function isReadablePayload(payload: unknown): boolean {
  let level = [payload];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false;
    const parts = level.map(partsOf);
    if (parts.includes(null)) return false;
    level = parts.flatMap((some) => some ?? []);
  }
  return true;
}
