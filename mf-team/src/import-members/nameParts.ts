/** What follows a name after a comma and is no first name. */
const suffix = /^(jr|sr|ii|iii|iv|md|phd|esq)\.?$/i;

/** The parts of a whole name. */
interface NameParts {
  readonly firstName: string;
  /** Empty for one name alone. */
  readonly lastName: string;
  /** Whether the last name stood first, before a comma. */
  readonly isTurned: boolean;
}

/** Takes a whole name apart: `Mary O'Brien`, `O'Brien, Mary`, or `Cole, Dana, Jr.` The first name ends at the first blank. */
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
