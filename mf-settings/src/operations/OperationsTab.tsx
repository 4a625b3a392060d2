import { useSettings, useShiftsInProgress, useTonightDate } from 'shared-lib/data';
import { serviceFeatures, type Settings } from 'shared-lib/domain';
import { formatSpeed, formatWholeLength, fromMeters, useTexts, type LengthUnit } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SelectField, SwitchField, TextField, useBusinessCountry, type FieldState } from 'shared-lib/ui/form';
import { useSettingsForm } from '../settings/useSettingsForm.ts';
import styles from '../settings/SettingsTab.module.css';
import { limitChoices } from './limitChoices.ts';
import { TypesSection } from './types/TypesSection.tsx';

/** The field app's features during a shift. */
function ServiceFeatures() {
  const settings = useSettings('operations');
  return (
    <>
      <UnderWay />
      <Card flush>
        <LiveContent live={settings}>{(stored) => <FeatureFields stored={stored} />}</LiveContent>
      </Card>
    </>
  );
}

/** The number of shifts in progress, which a changed setting doesn't affect; shown before the change. */
function UnderWay() {
  const { t } = useTexts('mf-settings');
  const count = useShiftsInProgress(useTonightDate());
  return (
    <p role="status" className={`vh-soft ${styles.before}`}>
      {count.status !== 'ready'
        ? null
        : count.data === 0
          ? t('operations.features.noneUnderWay')
          : t('operations.features.underWay', { count: count.data })}
    </p>
  );
}

function FeatureFields({ stored }: { stored: Settings['operations'] }) {
  const { t } = useTexts('mf-settings');
  const { field } = useSettingsForm('operations', stored, { errorTexts: 'mf-settings:operations.problems' });
  return (
    <>
      {serviceFeatures.map((feature) => (
        <SwitchField
          key={feature}
          {...field(feature)}
          label={t(`operations.features.${feature}.label`)}
          help={t(`operations.features.${feature}.help`)}
        />
      ))}
      <TextField
        {...field('fieldAppAddress')}
        label={t('operations.features.fieldAppAddress.label')}
        help={t('operations.features.fieldAppAddress.help')}
        placeholder="https://"
        maxLength={500}
      />
    </>
  );
}

type Limits = Settings['roundChecks'];

/** The unit of a business's lengths. @param country two letters; null for a business that hasn't set one, as in the US */
export const lengthUnitOf = (country: string | null): LengthUnit =>
  country === null || country === 'US' ? 'ft' : 'm';

/** The limits beyond which a submitted round is flagged. */
function RoundChecks() {
  const limits = useSettings('roundChecks');
  const country = useBusinessCountry();
  return (
    <Card flush>
      <LiveContent live={limits}>
        {(stored) => <LimitFields stored={stored} unit={lengthUnitOf(country)} />}
      </LiveContent>
    </Card>
  );
}

function LimitFields({ stored, unit }: { stored: Limits; unit: LengthUnit }) {
  const { t, i18n } = useTexts('mf-settings');
  const { field } = useSettingsForm('roundChecks', stored);
  const inUnit = (amount: number, name: string) =>
    amount.toLocaleString(i18n.language, { style: 'unit', unit: name, unitDisplay: 'long' });
  const limit = (name: Exclude<keyof Limits, 'reusedPhotos'>, format: (amount: number) => string) => (
    <LimitField
      state={field(name)}
      label={t(`operations.checks.${name}.label`)}
      help={t(`operations.checks.${name}.help`)}
      choices={limitChoices(name, unit, stored[name])}
      labelOf={(amount) => (amount === 0 ? t('operations.checks.off') : format(amount))}
    />
  );
  return (
    <>
      {limit('minSecondsPerDoor', (seconds) => inUnit(seconds, 'second'))}
      {limit('doorsAtOnce', (count) => t('operations.checks.doors', { count }))}
      {limit('maxSpeedKmh', (kmh) => formatSpeed(kmh, unit, i18n.language, 'long'))}
      {limit('maxClockOffMin', (minutes) => inUnit(minutes, 'minute'))}
      {limit('maxGateDistanceM', (meters) =>
        formatWholeLength(Math.round(fromMeters(meters, unit) / 10) * 10, unit, i18n.language),
      )}
      <SwitchField
        {...field('reusedPhotos')}
        label={t('operations.checks.reusedPhotos.label')}
        help={t('operations.checks.reusedPhotos.help')}
      />
    </>
  );
}

interface LimitFieldProps {
  state: FieldState<number>;
  label: string;
  help: string;
  choices: readonly number[];
  labelOf: (amount: number) => string;
}

function LimitField({ state, label, help, choices, labelOf }: LimitFieldProps) {
  const { value, onChange, onCommit, ...rest } = state;
  return (
    <SelectField
      {...rest}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      onCommit={(chosen) => onCommit?.(Number(chosen))}
      label={label}
      help={help}
      choices={choices.map((amount) => ({ value: String(amount), label: labelOf(amount) }))}
    />
  );
}

/** The settings tab of shifts: service features and violation types. */
export default function OperationsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <h2 className="vh-large-title">{t('operations.title')}</h2>
      <p className={styles.text}>{t('operations.text')}</p>
      <section aria-labelledby="service-features" data-tour="service-features">
        <h3 id="service-features" className={styles.group}>
          {t('operations.features.title')}
        </h3>
        <ServiceFeatures />
      </section>
      <section aria-labelledby="round-checks">
        <h3 id="round-checks" className={styles.group}>
          {t('operations.checks.title')}
        </h3>
        <p className={styles.text}>{t('operations.checks.text')}</p>
        <RoundChecks />
      </section>
      <section aria-labelledby="violation-types" data-tour="violation-types" data-setting="violation-types">
        <h3 id="violation-types" className={styles.group}>
          {t('operations.types.title')}
        </h3>
        <TypesSection />
      </section>
    </div>
  );
}
