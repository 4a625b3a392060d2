import type { Problem } from 'shared-lib/data';
import { supportLimits } from 'shared-lib/domain';
import { formatVersionReason } from '../modules/moduleChoices.ts';
import type { ModuleStatus } from '../modules/versionsInUse.ts';

/**
 * Module status for support, by name, such as `1.2.0 (canary 20%), loaded in 140 ms`. In English, like all
 * reports.
 */
export const describeModules = (modules: readonly ModuleStatus[]): Record<string, string> =>
  Object.fromEntries(
    modules.map(({ module, version, reason, state, loadMillis }) => [
      module,
      `${version} (${formatVersionReason(reason)}), ${state === 'idle' ? 'not loaded' : state}` +
        (loadMillis === null ? '' : ` in ${loadMillis} ms`),
    ]),
  );

/** The page's state. Its only personal data are two ids. */
export interface DiagnosticFacts {
  /** Path of the shell's script, `/shell/{version}/assets/{file}`; null if unknown. */
  readonly script: string | null;
  /** Each module's version in use, with reason and status, by name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly uid: string;
  readonly customerId: string;
  /** The browser's user agent. */
  readonly browser: string;
  readonly language: string;
  readonly timeZone: string;
  /** In CSS pixels, such as `1440 × 900`. */
  readonly viewport: string;
  readonly theme: string;
  /** Oldest first. */
  readonly problems: readonly Problem[];
}

const browserLength = 400;
const whatLength = 300;

const appOf = (script: string | null): string | null => {
  const [, version, file] = /^\/shell\/([^/]+)\/(?:.*\/)?([^/]+)$/.exec(script ?? '') ?? [];
  return version === undefined ? null : `${version} (${file})`;
};

const problemOf = ({ at, what, origin, detail }: Problem) => ({
  at: new Date(at).toISOString(),
  what: what.slice(0, whatLength),
  ...origin,
  ...(detail !== null && { detail }),
});

/**
 * Describes the page for support, as text the user can read before sending it.
 * @returns JSON of at most `supportLimits.diagnosticsMax` characters; the oldest problems are dropped to fit.
 */
export function describeDiagnostics({ script, browser, problems, ...facts }: DiagnosticFacts): string {
  const text = (kept: readonly Problem[]) =>
    JSON.stringify(
      {
        app: appOf(script),
        ...facts,
        browser: browser.slice(0, browserLength),
        // Newest first, because that is usually what the request is about.
        problems: kept.toReversed().map(problemOf),
      },
      null,
      2,
    );
  const fits = problems.findIndex(
    (_, index) => text(problems.slice(index)).length <= supportLimits.diagnosticsMax,
  );
  return text(fits < 0 ? [] : problems.slice(fits));
}
