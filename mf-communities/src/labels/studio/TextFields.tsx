import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Card } from 'shared-lib/ui';
import { CheckboxesField } from 'shared-lib/ui/form';
import type { Branding } from 'shared-lib/ui/labels';
import type { LabelKind } from '../source/labelKind.ts';
import { labelTexts, type LabelText } from './printPreferences.ts';
import styles from './studio.module.css';

interface TextFieldsProps {
  kind: LabelKind;
  texts: readonly LabelText[];
  onChange: (texts: readonly LabelText[]) => void;
  logo: Branding['logo'];
}

/** The text next to each label's code. */
export function TextFields({ kind, texts, onChange, logo }: TextFieldsProps) {
  const { t } = useTexts('mf-communities');
  return (
    <Card>
      <h2 className={styles.heading}>{t('labels.text.title')}</h2>
      <CheckboxesField
        name="texts"
        value={[...texts]}
        error={null}
        readOnly={false}
        onChange={onChange}
        label={t('labels.text.label')}
        choices={labelTexts.map((value) => ({
          value,
          label: value === 'place' ? t(`labels.text.place.${kind}`) : t(`labels.text.${value}`),
        }))}
      />
      <p className={`vh-soft ${styles.help}`}>
        {t('labels.text.branding')}{' '}
        <Link to="/settings?tab=checkpoints" className="vh-strong-link">
          {t('labels.text.toSettings')}
        </Link>
      </p>
      <p role="status" className={`vh-soft ${styles.help}`}>
        {logo === 'loading' && t('labels.text.logoLoading')}
        {logo === 'failed' && t('labels.text.logoFailed')}
      </p>
    </Card>
  );
}
