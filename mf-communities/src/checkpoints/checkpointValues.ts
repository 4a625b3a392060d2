import type { CheckpointForm } from 'mf-communities/domain';

/** The typed fields of the form; a missing value is empty. */
type Typed = 'building' | 'floor' | 'position' | 'windowStart' | 'windowEnd';

/** A checkpoint's form values. */
export type CheckpointValues = Omit<CheckpointForm, Typed> & Record<Typed, string>;

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
