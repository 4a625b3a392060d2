import { recentProblems, type Account } from 'shared-lib/data';
import { currentLanguage, viewerTimeZone } from 'shared-lib/i18n';
import type { ThemeChoice } from 'shared-lib/ui';
import { describeDiagnostics, describeModules } from './describeDiagnostics.ts';
import type { ModuleStatus } from '../modules/versionsInUse.ts';

/** Captures the page's current diagnostics; see `describeDiagnostics`. */
export function readDiagnostics(
  { uid, customerId }: Account,
  modules: readonly ModuleStatus[],
  theme: ThemeChoice,
): string {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return describeDiagnostics({
    script: document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null,
    modules: describeModules(modules),
    uid,
    customerId,
    browser: navigator.userAgent,
    language: `${currentLanguage()} (${navigator.language})`,
    timeZone: viewerTimeZone(),
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    theme: theme === 'system' ? `system (${isDark ? 'dark' : 'light'})` : theme,
    problems: recentProblems(),
  });
}
