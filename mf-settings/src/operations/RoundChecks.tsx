import { useSettings } from 'shared-lib/data';
import type { Settings } from 'shared-lib/domain';
import { formatSpeed, formatWholeLength, fromMeters, useTexts, type LengthUnit } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SelectField, SwitchField, useBusinessCountry, type FieldState } from 'shared-lib/ui/form';
import { useSettingsForm } from '../settings/useSettingsForm.ts';
import { lengthUnitOf } from './lengthUnitOf.ts';
import { limitChoices } from './limitChoices.ts';

type Limits = Settings['roundChecks'];

/** The limits from which a submitted round is flagged. */
export function RoundChecks() {
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
