import type { Finding } from './findings.ts';

/** Findings that are right as they are. One that matches nothing fails the check. */
export interface Exception {
  readonly file: RegExp;
  /** Names of patterns; all of them when absent. */
  readonly patterns?: readonly string[];
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  { file: /^docs\/specification\.md$/, reason: 'The specification is given, to the letter.' },
  {
    file: /^(mf-billing|shell\/src\/billing|backend\/functions\/billing|backend\/local-payments)\/|^docs\/payments\.md$/,
    patterns: ['employee'],
    reason: 'The specification sells a seat as an additional employee.',
  },
];

/**
 * Leaves out what an exception covers.
 * @returns the other findings, and the exceptions that covered nothing
 */
export function withoutExceptions(
  findings: readonly Finding[],
  listed: readonly Exception[],
): { readonly findings: readonly Finding[]; readonly unused: readonly Exception[] } {
  const used = new Set<Exception>();
  const rest = findings.filter((finding) => {
    const covers = listed.find(
      ({ file, patterns }) => file.test(finding.file) && (patterns?.includes(finding.pattern) ?? true),
    );
    if (covers) used.add(covers);
    return covers === undefined;
  });
  return { findings: rest, unused: listed.filter((exception) => !used.has(exception)) };
}
