const maxBytes = 1500;
/** Maximum number of UTF-8 bytes per UTF-16 unit. */
const bytesPerUnit = 3;

const isTooLong = (text: string) =>
  text.length * bytesPerUnit > maxBytes && new TextEncoder().encode(text).length > maxBytes;

/**
 * Whether text, for example from an address, can be a Firestore document id: one path segment of at most 1,500 bytes,
 * neither `.` nor `..` nor reserved (`__…__`), and no lone surrogate. Firestore throws for other ids instead of
 * finding nothing.
 */
export const isDocumentId = (text: string): boolean =>
  text !== '' &&
  text !== '.' &&
  text !== '..' &&
  !text.includes('/') &&
  !/\p{Surrogate}/u.test(text) &&
  !(text.startsWith('__') && /^__.*__$/s.test(text)) &&
  !isTooLong(text);
