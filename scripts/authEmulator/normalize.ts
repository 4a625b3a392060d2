/** Placeholders for values that differ every time. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/^\d{13}$/, '<milliseconds>'],
  [/^\d{10}$/, '<seconds>'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '<time>'],
  [/^[A-Za-z0-9]{27,28}$/, '<id>'],
  [/fakeSalt[A-Za-z0-9]{20}/, '<salt>'],
  [/ {2,}/, ' '],
];

/**
 * A response without what varies by service or run: IDs, times, codes and salts. Tokens become their claims, links their parameters.
 *
 * @param key the field that holds the value
 */
export function normalize(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => normalize(item));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => [name, normalize(field, name)] as const);
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  if (typeof value === 'number') return value > 1e9 ? '<time>' : value;
  if (typeof value !== 'string') return value;
  if (key === 'refreshToken' || key === 'refresh_token') return '<refresh token>';
  if (key === 'oobCode') return '<code>';
  if (key === 'oobLink') return comparableLink(value);
  const claims = claimsOf(value);
  return claims === null ? placeholderFor(value) : normalize(claims);
}

const placeholderFor = (value: string): string =>
  placeholders.reduce((text, [pattern, standIn]) => text.replace(pattern, standIn), value);

/** Link targets differ by design: ours lead to the app, the emulator's to itself. */
const comparableLink = (link: string): object => ({
  ...Object.fromEntries(new URL(link).searchParams),
  oobCode: '<code>',
});

function claimsOf(token: string): object | null {
  const [, payload, ...rest] = token.split('.');
  if (rest.length !== 1 || !token.startsWith('ey')) return null;
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8')) as object;
}

/** A response without passwords, for an app's lookup or update: the emulator returns them, Google doesn't. */
export function withoutPasswords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPasswords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'salt')
      .map(([name, field]) => [name, name === 'passwordHash' ? '<password>' : withoutPasswords(field)]),
  );
}
