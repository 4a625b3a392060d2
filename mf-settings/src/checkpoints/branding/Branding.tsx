import { useState } from 'react';
import { changeCodeLogo, useAccount, useCustomer } from 'shared-lib/data';
import {
  codeLogoOf,
  codeLogos,
  contrastWithWhite,
  minCodeContrast,
  printedDotStyle,
  type CodeSettings,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { ColorField, PictureField, SelectField, TextField } from 'shared-lib/ui/form';
import { useBranding } from 'shared-lib/ui/labels';
import { shrinkLogo } from '../../account/business/shrinkLogo.ts';
import settingsStyles from '../../settings/SettingsTab.module.css';
import { useSettingsForm } from '../../settings/useSettingsForm.ts';
import styles from './Branding.module.css';
import { LabelPreview } from './LabelPreview.tsx';
import { LogoNote } from './LogoNote.tsx';

/** The last valid value of an input being edited. The initial value counts as valid. */
function useLastGood<Value>(value: Value, isGood: boolean): Value {
  const [last, setLast] = useState(value);
  if (isGood && !Object.is(last, value)) setLast(value);
  return isGood ? value : last;
}

const isPale = ({ brandColour }: CodeSettings) => contrastWithWhite(brandColour) < minCodeContrast;

type State = 'idle' | 'saving' | 'saved' | 'unreadable' | 'notStored';

interface OwnLogoFieldProps {
  /** The current picture as a data URL; null for none. */
  address: string | null;
  /** Selects no logo. */
  onRemove: () => void;
}

/** The separate picture for codes: a chosen file is downscaled to its print size and saved immediately. */
function OwnLogoField({ address, onRemove }: OwnLogoFieldProps) {
  const { t } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const [state, setState] = useState<State>('idle');
  const [chosen, setChosen] = useState<File | null>(null);

  const store = async (file: File) => {
    setChosen(file);
    setState('saving');
    const logo = await shrinkLogo(file);
    if (logo === null) return setState('unreadable');
    const stored = await changeCodeLogo(customerId, logo.file, uid);
    setState(stored.ok ? 'saved' : 'notStored');
  };
  const isBad = state === 'unreadable' || state === 'notStored';
  return (
    <PictureField
      name="logoPath"
      label={t('checkpoints.logo.own.label')}
      help={t('checkpoints.logo.own.help')}
      alt={t('checkpoints.logo.own.label')}
      value={address}
      error={isBad ? t(`checkpoints.logo.own.${state}`) : null}
      readOnly={state === 'saving'}
      saving={{
        status: isBad ? 'idle' : state,
        retry: () => chosen && void store(chosen),
      }}
      onChange={() => {}}
      onCommit={(picture) => (picture instanceof File ? void store(picture) : onRemove())}
    />
  );
}

/** The form for the code design, with a label as it will be printed. */
export function Branding({ settings }: { settings: CodeSettings }) {
  const { t } = useTexts('mf-settings');
  const { field, values } = useSettingsForm(
    'checkpoints',
    { ...settings, dotStyle: printedDotStyle(settings.dotStyle), logoSource: codeLogoOf(settings) },
    {
      errorTexts: 'mf-settings:checkpoints.problems',
      check: (entered) => ({ brandColour: isPale(entered) && 'tooPale' }),
    },
  );
  const isGood = /^#[0-9a-f]{6}$/i.test(values.brandColour) && !isPale(values);
  const brandColour = useLastGood(values.brandColour, isGood);
  const customer = useCustomer();
  const businessName = customer.status === 'ready' ? (customer.data?.businessName ?? '') : '';
  const branding = useBranding({ ...values, brandColour }, businessName)!;
  const logoSource = field('logoSource');
  return (
    <div className={styles.branding}>
      <Card flush>
        <ColorField
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
        <SelectField
          {...logoSource}
          label={t('checkpoints.logo.label')}
          help={t('checkpoints.logo.help')}
          choices={codeLogos.map((value) => ({ value, label: t(`checkpoints.logo.${value}.choice`) }))}
        />
        {values.logoSource === 'own' && (
          <OwnLogoField
            address={branding.look.logo?.address ?? null}
            onRemove={() => logoSource.onCommit?.('none')}
          />
        )}
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
        <LabelPreview branding={branding} />
        <LogoNote source={values.logoSource} state={branding.logo} />
        {!isGood && <p className={settingsStyles.text}>{t('checkpoints.preview.kept')}</p>}
        <p className={settingsStyles.text}>{t('checkpoints.preview.text')}</p>
      </section>
    </div>
  );
}
