import { useReprints } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LazyOverlay, lazyPart, LiveContent, useAddressState } from 'shared-lib/ui';
import settingsStyles from '../../settings/SettingsTab.module.css';
import { ReprintRow } from './ReprintRow.tsx';
import styles from './Reprints.module.css';

const dialog = lazyPart(
  'The form to apply the design to existing items',
  async () => (await import(/* webpackChunkName: "reprint" */ './ReprintDialog.tsx')).ReprintDialog,
);

/** Labels in an older design: what to reprint, and the progress. */
export function Reprints() {
  const { t } = useTexts('mf-settings');
  const live = useReprints();
  const applying = useAddressState('apply');
  return (
    <section aria-labelledby="reprints-title" data-setting="reprints">
      <h3 id="reprints-title" className={settingsStyles.group}>
        {t('checkpoints.reprints.title')}
      </h3>
      <p className={settingsStyles.text}>{t('checkpoints.reprints.text')}</p>
      <Card>
        <LiveContent live={live}>
          {(reprints) =>
            reprints.length > 0 && (
              <ul className={styles.rows} aria-label={t('checkpoints.reprints.list')}>
                {reprints.map((reprint) => (
                  <ReprintRow key={reprint.id} reprint={reprint} />
                ))}
              </ul>
            )
          }
        </LiveContent>
        <Button variant="default" onClick={() => applying.open()} {...dialog.ahead}>
          {t('checkpoints.reprints.open')}
        </Button>
      </Card>
      <LazyOverlay part={dialog} isOpen={applying.isOpen} onClose={applying.close}>
        {(ReprintDialog) => applying.isOpen && <ReprintDialog onClose={applying.close} />}
      </LazyOverlay>
    </section>
  );
}
