import type { Finding } from './findings.ts';

/** Findings that are correct. An exception that matches nothing fails the check. */
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
  {
    file: /^shared-lib\/src\/ui\/plans\/|^mf-settings\/src\/yourData\/|^shell\/src\/docs\/articles\/en\/(account|people)\.ts$/,
    patterns: ['employee'],
    reason: 'They explain plans, which count additional employees.',
  },
  {
    file: /^mf-settings\/src\/texts\/en\.ts$|^mf-team\/src\/employee\/texts\/en\.ts$/,
    patterns: ['employee'],
    reason: 'The specification names the page Employee Details and the notification of employee requests.',
  },
  {
    file: /^shell\/src\/docs\/articles\/en\/people\.ts$/,
    patterns: ['property'],
    reason: 'The article says what a community is: an apartment or HOA property.',
  },
  {
    file: /^shell\/src\/docs\/articles\/en\/start\.ts$/,
    patterns: ['who as subject'],
    reason: 'An article’s summary continues its title: “Signing in: who can sign in”.',
  },
  {
    file: /^mf-settings\/src\/sms\/search\.ts$/,
    patterns: ['switch on'],
    reason: 'Search words are what people type.',
  },
  {
    file: /^shared-lib\/src\/domain\/violation\/noticeLetter\.ts$/,
    patterns: ['quotation marks'],
    reason: 'A notice keeps the wording of its version.',
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
