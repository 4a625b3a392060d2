/** What the official emulators need, as found on this machine. */
export interface OfficialFacts {
  /** Major version of the `java` on the PATH; null when there is none, NaN when it doesn't say. */
  readonly java: number | null;
  /** Oldest major version of Java that they run on. */
  readonly neededJava: number;
  /** The names of the files that they need and that have not been downloaded. */
  readonly missingDownloads: readonly string[];
  /** Where downloads are kept. */
  readonly downloadFolder: string;
  /** Whether the server with the downloads answers. Asked only when nothing else is missing. */
  readonly serverAnswers: boolean;
}

export type OfficialDecision =
  | { readonly ok: true; /** Files that are downloaded first. */ readonly downloads: readonly string[] }
  | { readonly ok: false; /** One line for a person. */ readonly message: string };

const otherwise = '"npm start" without --official needs neither.';

/** Whether the official emulators can run here. */
export function decideOfficial(facts: OfficialFacts): OfficialDecision {
  const { java, neededJava, missingDownloads, downloadFolder, serverAnswers } = facts;
  const need = `The official emulators need Java ${neededJava} or newer and a download`;
  if (java === null) return { ok: false, message: `${need}; there is no java on the PATH. ${otherwise}` };
  if (Number.isNaN(java))
    return { ok: false, message: `${need}; the java on the PATH doesn't tell its version. ${otherwise}` };
  if (java < neededJava)
    return { ok: false, message: `${need}; the java on the PATH is of version ${java}. ${otherwise}` };
  if (missingDownloads.length > 0 && !serverAnswers) {
    const files = missingDownloads.join(' and ');
    return {
      ok: false,
      message: `${need}; ${files} is not in ${downloadFolder}, and there is no network to get it. ${otherwise}`,
    };
  }
  return { ok: true, downloads: missingDownloads };
}

/** The major version in what `java -version` prints, such as 21 or, for `1.8.0`, 8; NaN when there is none. */
export function javaVersionIn(output: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(first === '1' ? second : (first ?? NaN));
}
