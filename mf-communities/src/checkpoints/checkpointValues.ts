import type { CheckpointForm } from 'mf-communities/domain';

/** The fields of the form that are typed: what is none is empty. */
type Typed = 'building' | 'floor' | 'position' | 'windowStart' | 'windowEnd';

/** A check point as its form holds it. */
export type CheckpointValues = Omit<CheckpointForm, Typed> & Record<Typed, string>;

/** What the form shows of a check point. */
export const valuesOf = (form: CheckpointForm): CheckpointValues => ({
  ...form,
  building: form.building ?? '',
  floor: form.floor ?? '',
  position: form.position ?? '',
  windowStart: form.windowStart ?? '',
  windowEnd: form.windowEnd ?? '',
});

/** What the form asks for; a radius that nobody typed is left to what is usual. */
export const askedOf = (values: CheckpointValues): CheckpointForm => ({
  ...values,
  building: values.building.trim() || null,
  floor: values.floor.trim() || null,
  position: values.type === 'gps' ? values.position : null,
  radiusM: values.type === 'gps' ? values.radiusM : null,
  windowStart: values.windowStart || null,
  windowEnd: values.windowEnd || null,
});
