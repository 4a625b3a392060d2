/** Suffixes that follow a name after a comma and aren't first names. */
const suffix = /^(jr|sr|ii|iii|iv|md|phd|esq)\.?$/i;

/** The parts of a whole name. */
interface NameParts {
  readonly firstName: string;
  /** Empty for a single name. */
  readonly lastName: string;
  /** Whether the last name came first, before a comma. */
  readonly isTurned: boolean;
}

/**
 * Splits a whole name: `Mary O'Brien`, `O'Brien, Mary`, or `Cole, Dana, Jr.` The first name ends at the first
 * space.
 */
export function nameParts(name: string): NameParts {
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim());
  if (before !== '' && after !== '' && more.length === 0 && !suffix.test(after))
    return { firstName: after, lastName: before, isTurned: true };
  const [last = ''] = more;
  if (before !== '' && after !== '' && more.length === 1 && suffix.test(last) && !suffix.test(after))
    return { firstName: after, lastName: `${before} ${last}`, isTurned: true };
  const [firstName = '', ...rest] = name
    .replaceAll(/\s*,\s*/g, ' ')
    .trim()
    .split(/\s+/);
  return { firstName, lastName: rest.join(' '), isTurned: false };
}
