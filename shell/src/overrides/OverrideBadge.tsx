import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import type { PageOverride } from './loadOverrides.ts';
import styles from './OverrideBadge.module.css';
import { resetOverrides } from './storedOverride.ts';
import { overrideTexts } from './texts.ts';

addCatalogs('overrides', overrideTexts);

function reset() {
  resetOverrides();
  window.location.reload();
}

/** A badge on every page that some modules aren't the released ones, with a reset button. */
export default function OverrideBadge({ overrides }: { overrides: readonly PageOverride[] }) {
  const { t } = useTexts('overrides');
  const texts = overrides.map(({ module, address, choice }) =>
    t(choice ? 'badge' : 'unread', { module, address }),
  );
  return (
    <aside className={styles.badge} aria-label={texts.join('; ')}>
      <div className={styles.texts}>
        {texts.map((text) => (
          <span key={text} className="vh-cut" dir="auto" title={text}>
            {text}
          </span>
        ))}
      </div>
      <Button size="compact-sm" variant="default" onClick={reset}>
        {t('reset')}
      </Button>
    </aside>
  );
}
