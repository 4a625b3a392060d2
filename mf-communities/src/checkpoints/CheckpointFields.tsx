import { checkpointRadius, type CheckpointForm } from 'mf-communities/domain';
import { fromMeters, lengthBounds, lengthUnitIn, useTexts } from 'shared-lib/i18n';
import {
  FieldRow,
  LengthField,
  RadioCardsField,
  SwitchField,
  TextField,
  TimeField,
  type FormState,
} from 'shared-lib/ui/form';

/** The typed fields of the form; a missing value is empty. */
type Typed = 'building' | 'floor' | 'position' | 'windowStart' | 'windowEnd';

/** A checkpoint's form values. */
type CheckpointValues = Omit<CheckpointForm, Typed> & Record<Typed, string>;

/** Converts a checkpoint to form values. */
export const valuesOf = (form: CheckpointForm): CheckpointValues => ({
  ...form,
  building: form.building ?? '',
  floor: form.floor ?? '',
  position: form.position ?? '',
  windowStart: form.windowStart ?? '',
  windowEnd: form.windowEnd ?? '',
});

/** Converts form values to a checkpoint; an empty radius gets the default. */
export const toCheckpointForm = (values: CheckpointValues): CheckpointForm => ({
  ...values,
  building: values.building.trim() || null,
  floor: values.floor.trim() || null,
  position: values.type === 'gps' ? values.position : null,
  radiusM: values.type === 'gps' ? values.radiusM : null,
  windowStart: values.windowStart || null,
  windowEnd: values.windowEnd || null,
});

interface CheckpointFieldsProps {
  form: Pick<FormState<CheckpointValues>, 'field' | 'values'>;
  /** The community's time zone, which determines the unit of the radius. */
  timeZone: string;
}

/** The fields of a checkpoint, new or existing. */
export function CheckpointFields({ form, timeZone }: CheckpointFieldsProps) {
  const { t } = useTexts('mf-communities');
  const unit = lengthUnitIn(timeZone);
  const { field, values } = form;
  return (
    <>
      <TextField {...field('name')} label={t('checkpoints.fields.name')} autoFocus />
      <FieldRow>
        <TextField {...field('building')} label={t('checkpoints.form.building')} />
        <TextField {...field('floor')} label={t('checkpoints.form.floor')} />
      </FieldRow>
      <RadioCardsField
        {...field('type')}
        label={t('checkpoints.fields.type')}
        choices={(['qr', 'nfc', 'gps'] as const).map((value) => ({
          value,
          label: t(`checkpoints.types.${value}`),
          details: t(`checkpoints.typeHelp.${value}`),
        }))}
      />
      {values.type === 'gps' && (
        <FieldRow help={t('checkpoints.form.positionHelp')}>
          <TextField
            {...field('position')}
            label={t('checkpoints.fields.position')}
            placeholder="40.7128, -74.0060"
          />
          <LengthField
            {...field('radiusM')}
            unit={unit}
            label={t('checkpoints.fields.radiusM')}
            help={t(`geofence.radiusHelp.${unit}`, lengthBounds(checkpointRadius, unit))}
            placeholder={String(Math.round(fromMeters(checkpointRadius.usual, unit)))}
          />
        </FieldRow>
      )}
      <FieldRow help={t('checkpoints.form.windowHelp')}>
        <TimeField {...field('windowStart')} label={t('checkpoints.fields.windowStart')} />
        <TimeField {...field('windowEnd')} label={t('checkpoints.fields.windowEnd')} />
      </FieldRow>
      <SwitchField {...field('photoRequired')} label={t('checkpoints.fields.photoRequired')} />
    </>
  );
}
