import { recentProblems, useAccount, type Account } from 'shared-lib/data';
import { currentLanguage, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useThemeChoice, type ThemeChoice } from 'shared-lib/ui';
import { SwitchField, type FieldState } from 'shared-lib/ui/form';
import { useRegistry } from '../modules/ModulePart.tsx';
import type { ModuleStatus } from '../modules/versionsInUse.ts';
import styles from './help.module.css';
import { describeDiagnostics, describeModules } from './describeDiagnostics.ts';

/** Captures the page's current diagnostics; see `describeDiagnostics`. */
function readDiagnostics(
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

/**
 * A checkbox to attach diagnostics, which are shown in full. They are captured when it is checked, so what is
 * shown is what is sent.
 */
export function DiagnosticsField({ value, onChange, name, error, readOnly }: FieldState<string | null>) {
  const { t } = useTexts('help');
  const account = useAccount();
  const registry = useRegistry();
  const [theme] = useThemeChoice();
  return (
    <SwitchField
      name={name}
      error={error}
      readOnly={readOnly}
      label={t('support.attach')}
      help={t('support.attachHelp')}
      value={value !== null}
      onChange={(isAttached) =>
        onChange(isAttached ? readDiagnostics(account, registry.statuses(), theme) : null)
      }
      below={
        value !== null && (
          <details className={styles.details}>
            <summary className={styles.previewSummary}>{t('support.preview')}</summary>
            <textarea
              className={styles.preview}
              aria-label={t('support.previewLabel')}
              rows={12}
              readOnly
              wrap="off"
              spellCheck={false}
              value={value}
            />
          </details>
        )
      }
    />
  );
}
