import * as z from 'zod/mini';

const known = new Map<string, boolean>();

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** An IANA time zone name. Results are cached: hundreds of communities share a handful of zones. */
export const timeZone = z.string().check(
  z.refine(
    (name) => {
      const answer = known.get(name) ?? isTimeZone(name);
      known.set(name, answer);
      return answer;
    },
    { error: 'expected an IANA time zone' },
  ),
);
