import { addCatalogues, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import type { PageOverride } from './loadOverride.ts';
import styles from './OverrideBadge.module.css';
import { storeOverride } from './storedOverride.ts';
import { overrideTexts } from './texts.ts';

addCatalogues('overrides', overrideTexts);

function reset() {
  storeOverride(null);
  window.location.reload();
}

/** Says on every page that a module is not the released one, and ends it. */
export default function OverrideBadge({ override: { module, address, choice } }: { override: PageOverride }) {
  const { t } = useTexts('overrides');
  const text = t(choice ? 'badge' : 'unread', { module, address });
  return (
    <aside className={styles.badge} aria-label={text}>
      <span className={styles.text} dir="auto" title={text}>
        {text}
      </span>
      <Button size="compact-sm" variant="default" onClick={reset}>
        {t('reset')}
      </Button>
    </aside>
  );
}
