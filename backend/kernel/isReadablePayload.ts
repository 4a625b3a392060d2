/** No payload of a page is deeper than a few levels; the SDK reads one by recursion, and so would run out of stack. */
const deepest = 32;

/** More than any payload of a page, of which the largest has a photo of a megabyte in it. */
export const maxPayloadBytes = 2 * 1024 * 1024;

/** How apps for phones send a whole number of 64 bits. */
const longTypes: readonly unknown[] = [
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
];

const isLong = (type: unknown, value: unknown): boolean =>
  longTypes.includes(type) && (typeof value === 'number' || /^-?\d{1,20}$/.test(String(value)));

/** Half a surrogate pair has no UTF-8, and no name or word has a zero in it: neither can be stored or asked for everywhere. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** What is directly in a value; null where it can't be read. */
function partsOf(value: unknown): unknown[] | null {
  if (typeof value === 'string') return isText(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const type = entries.find(([name]) => name === '@type');
  if (type) return isLong(type[1], (value as { value?: unknown }).value) ? [] : null;
  // Whoever copies the object would set what it inherits from.
  const isReadable = entries.every(([name]) => name !== '__proto__' && isText(name));
  return isReadable ? entries.map(([, part]) => part) : null;
}

/**
 * Whether a payload is one that a page or an app can have sent: not too deep, of texts that can be stored, and with numbers that are some.
 * The SDK answers `internal` to the rest, which looks like a fault of ours.
 * @param payload what JSON.parse gave
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
