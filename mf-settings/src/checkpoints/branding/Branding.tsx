import { contrastWithWhite, leastCodeContrast, printedDotStyle, type CodeSettings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { ColourField, SelectField, TextField } from 'shared-lib/ui/form';
import settingsStyles from '../../settings/SettingsTab.module.css';
import { useSettingsForm } from '../../settings/useSettingsForm.ts';
import styles from './Branding.module.css';
import { LabelPreview } from './LabelPreview.tsx';
import { useLastGood } from './useLastGood.ts';

const isPale = ({ brandColour }: CodeSettings) => contrastWithWhite(brandColour) < leastCodeContrast;

/** The form of how codes look, and beside it a label as it will be printed. */
export function Branding({ settings }: { settings: CodeSettings }) {
  const { t } = useTexts('mf-settings');
  const { field, values } = useSettingsForm(
    'checkpoints',
    { ...settings, dotStyle: printedDotStyle(settings.dotStyle) },
    {
      errorTexts: 'mf-settings:checkpoints.problems',
      check: (entered) => ({ brandColour: isPale(entered) && 'tooPale' }),
    },
  );
  const isGood = /^#[0-9a-f]{6}$/i.test(values.brandColour) && !isPale(values);
  const brandColour = useLastGood(values.brandColour, isGood);
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
          choices={(['square', 'rounded'] as const).map((value) => ({
            value,
            label: t(`checkpoints.dotStyle.${value}`),
          }))}
        />
        <TextField
          {...field('label')}
          label={t('checkpoints.label.label')}
          help={t('checkpoints.label.help')}
          maxLength={60}
        />
      </Card>
      <section
        className={styles.preview}
        aria-labelledby="qr-preview-title"
        data-tour="qr-code-preview"
        data-setting="qr-preview"
      >
        <h3 id="qr-preview-title" className={settingsStyles.group}>
          {t('checkpoints.preview.title')}
        </h3>
        <LabelPreview settings={{ ...values, brandColour }} />
        {!isGood && <p className={settingsStyles.text}>{t('checkpoints.preview.kept')}</p>}
        <p className={settingsStyles.text}>{t('checkpoints.preview.text')}</p>
      </section>
    </div>
  );
}
