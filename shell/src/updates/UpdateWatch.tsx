import { useEffect } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { hasUnsavedChanges, allowUnload } from 'shared-lib/session';
import { showToast } from 'shared-lib/ui';
import { useRegistry } from '../modules/ModulePart.tsx';
import { servedShellScript, usedShellScript } from '../recovery/deployment.ts';
import { watchForUpdates } from './watchForUpdates.ts';

/** Polling interval in milliseconds. */
const pollInterval = 500;

/**
 * Runs something once, as soon as a condition without change events holds.
 * @param signal cancels the wait.
 */
function onceTrue(condition: () => boolean, signal: AbortSignal, run: () => void) {
  const timer = setInterval(() => {
    if (!condition()) return;
    clearInterval(timer);
    run();
  }, pollInterval);
  signal.addEventListener('abort', () => clearInterval(timer));
}

interface UpdateWatchProps {
  /** The version of each module this account would get now; rejects if unknown. */
  served: () => Promise<Readonly<Record<string, string>>>;
}

/** Offers a reload when a new version is available. The page keeps working until then. */
export function UpdateWatch({ served }: UpdateWatchProps) {
  const { t } = useTexts('updates');
  const registry = useRegistry();

  useEffect(() => {
    const reload = () => {
      allowUnload();
      window.location.reload();
    };
    const waiting = new AbortController();
    const reloadWhenSaved = () => {
      const isSaved = () => !hasUnsavedChanges();
      if (isSaved()) return reload();
      const actions = [{ label: t('reloadAnyway'), act: reload }];
      showToast({ meaning: 'watch', message: t('unsaved'), actions });
      onceTrue(isSaved, waiting.signal, reload);
    };
    const stop = watchForUpdates({
      used: () => ({
        shellScript: usedShellScript(),
        versions: Object.fromEntries(registry.statuses().map(({ module, version }) => [module, version])),
      }),
      served: async () => {
        const [versions, shellScript] = await Promise.all([served(), servedShellScript()]);
        return { versions, shellScript };
      },
      onUpdate: () =>
        showToast({
          meaning: 'info',
          message: t('ready'),
          actions: [
            { label: t('reload'), act: reloadWhenSaved },
            { label: t('later'), act: () => {} },
          ],
        }),
    });
    return () => {
      stop();
      waiting.abort();
    };
  }, [registry, served, t]);

  return null;
}
