import { useCallback, useState } from 'react';
import { saveSettings, useAccount, useSettings } from 'shared-lib/data';
import type { Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SettingField } from '../autosave/SettingField.tsx';
import settingsStyles from '../settings/SettingsTab.module.css';
import { contrastWithWhite, leastContrast } from './contrastWithWhite.ts';
import styles from './CheckpointsTab.module.css';
import { DotStyleChoice } from './DotStyleChoice.tsx';
import { QrPreview } from './QrPreview.tsx';

type Look = Settings['checkpoints'];

/** What saves one value of the section. */
function useSave<Key extends keyof Look>(key: Key) {
  const { customerId } = useAccount();
  return useCallback(
    (value: Look[Key]) => saveSettings(customerId, 'checkpoints', { [key]: value }),
    [customerId, key],
  );
}

/** The settings tab of how the QR codes of checkpoints and bin tags look. */
export default function CheckpointsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={settingsStyles.tab}>
      <h2 className={settingsStyles.title}>{t('checkpoints.title')}</h2>
      <p className={settingsStyles.text}>{t('checkpoints.text')}</p>
      <LiveContent live={useSettings('checkpoints')}>{(look) => <Branding look={look} />}</LiveContent>
    </div>
  );
}

function Branding({ look }: { look: Look }) {
  const { t } = useTexts('mf-settings');
  const [typed, setTyped] = useState<Partial<Look>>({});
  const shown = { ...look, ...typed };
  const tooPale = (colour: string) =>
    contrastWithWhite(colour) < leastContrast ? t('checkpoints.brandColour.tooPale') : null;

  return (
    <div className={styles.branding}>
      <Card flush>
        <SettingField
          id="qr-colour"
          type="color"
          label={t('checkpoints.brandColour.label')}
          help={t('checkpoints.brandColour.help')}
          value={look.brandColour}
          check={tooPale}
          onType={(brandColour) => setTyped({ ...typed, brandColour })}
          save={useSave('brandColour')}
        />
        <DotStyleChoice value={look.dotStyle} save={useSave('dotStyle')} />
        <SettingField
          id="qr-label"
          label={t('checkpoints.label.label')}
          help={t('checkpoints.label.help')}
          maxLength={60}
          value={look.label}
          onType={(label) => setTyped({ ...typed, label })}
          save={useSave('label')}
        />
      </Card>
      <section className={styles.preview} aria-labelledby="qr-preview-title" data-tour="qr-code-preview">
        <h3 id="qr-preview-title" className={settingsStyles.group}>
          {t('checkpoints.preview.title')}
        </h3>
        <QrPreview look={shown} address={`${window.location.origin}/docs`} />
        <p className={settingsStyles.text}>{t('checkpoints.preview.text')}</p>
      </section>
    </div>
  );
}
