import { useSettings } from 'shared-lib/data';
import { contrastWithWhite, leastCodeContrast, qrDotStyles, type Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { ColourField, SelectField, TextField } from 'shared-lib/ui/form';
import settingsStyles from '../settings/SettingsTab.module.css';
import { useSettingsForm } from '../settings/useSettingsForm.ts';
import styles from './CheckpointsTab.module.css';
import { QrPreview } from './QrPreview.tsx';

type Look = Settings['checkpoints'];

const paleness = ({ brandColour }: Look) => ({
  brandColour: contrastWithWhite(brandColour) < leastCodeContrast && 'tooPale',
});

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
  const { field, values } = useSettingsForm('checkpoints', look, {
    errorTexts: 'mf-settings:checkpoints.problems',
    check: paleness,
  });
  return (
    <div className={styles.branding}>
      <Card flush>
        <ColourField
          {...field('brandColour')}
          label={t('checkpoints.brandColour.label')}
          help={t('checkpoints.brandColour.help')}
        />
        <SelectField
          {...field('dotStyle')}
          label={t('checkpoints.dotStyle.label')}
          help={t('checkpoints.dotStyle.help')}
          choices={qrDotStyles.map((value) => ({ value, label: t(`checkpoints.dotStyle.${value}`) }))}
        />
        <TextField
          {...field('label')}
          label={t('checkpoints.label.label')}
          help={t('checkpoints.label.help')}
          maxLength={60}
        />
      </Card>
      <section className={styles.preview} aria-labelledby="qr-preview-title" data-tour="qr-code-preview">
        <h3 id="qr-preview-title" className={settingsStyles.group}>
          {t('checkpoints.preview.title')}
        </h3>
        <QrPreview look={values} address={`${window.location.origin}/docs`} />
        <p className={settingsStyles.text}>{t('checkpoints.preview.text')}</p>
      </section>
    </div>
  );
}
