import type { ModuleRelease } from 'shared-lib/contract';
import { recentProblems, type Account } from 'shared-lib/data';
import { currentLanguage } from 'shared-lib/i18n';
import type { ThemeChoice } from 'shared-lib/ui';
import { describeDiagnostics } from './describeDiagnostics.ts';

/** Writes down what the page knows of itself at this moment; see `describeDiagnostics`. */
export function readDiagnostics(
  { uid, customerId }: Account,
  releases: readonly ModuleRelease[],
  theme: ThemeChoice,
): string {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return describeDiagnostics({
    script: document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null,
    modules: Object.fromEntries(releases.map(({ manifest, version }) => [manifest.name, version])),
    uid,
    customerId,
    browser: navigator.userAgent,
    language: `${currentLanguage()} (${navigator.language})`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    theme: theme === 'system' ? `system (${isDark ? 'dark' : 'light'})` : theme,
    problems: recentProblems(),
  });
}
