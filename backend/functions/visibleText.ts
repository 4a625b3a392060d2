/**
 * Signs that take no room and steer directions: two names that look the same would be two. A joiner stays between two signs of an emoji,
 * which it makes one.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** What is compared with something that is stored, or is a secret, goes as it is. */
const exact: ReadonlySet<string> = new Set(['seen', 'password', 'guard']);

/** A payload without signs that nobody sees in its texts. @param payload at most as deep as `isReadablePayload` lets through */
export const visibleText = (payload: unknown): unknown => {
  if (typeof payload === 'string') return payload.replace(invisible, '');
  if (Array.isArray(payload)) return payload.map(visibleText);
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, exact.has(name) ? value : visibleText(value)]),
  );
};
