import { Fragment, useState } from 'react';
import type { ListedUnit } from 'shared-lib/domain';
import { rowAt, unitRowSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Segments } from 'shared-lib/ui';
import { FormDialog, TextField, useForm } from 'shared-lib/ui/form';
import styles from './AddUnits.module.css';
import { RangeFields } from './RangeFields.tsx';
import { nameOrNull, useAdding, useRangeForm, type RangeForm } from './useRangeForm.ts';

interface AddUnitsDialogProps {
  communityId: string;
  /** The existing ones. */
  units: readonly ListedUnit[];
  onClose: () => void;
}

const blankUnit = { building: '', floor: '', unitNumber: '' };

/** The form that adds one unit, unless it already exists. */
function useOneForm(communityId: string, isTaken: RangeForm['isTaken']) {
  const { add, undo, describeFailure } = useAdding(communityId);
  const form = useForm({
    name: 'unit',
    initialValues: blankUnit,
    schema: unitRowSchema,
    toInput: ({ building, floor, unitNumber }) => ({
      ...rowAt({ building: nameOrNull(building), floor: nameOrNull(floor), unitNumber }),
    }),
    check: (values) => ({ unitNumber: isTaken(values) && 'duplicate' }),
    dependents: { building: ['unitNumber'] },
    submit: (unit) => add([unit]),
    errorTexts: 'mf-communities:units.problems',
    describeFailure,
  });
  return { form, undo: () => void undo() };
}

/** Adds one unit, or a range of them: every door of every floor. Each form keeps its input while the other is shown. */
export function AddUnitsDialog({ communityId, units, onClose }: AddUnitsDialogProps) {
  const { t } = useTexts('mf-communities');
  const [mode, setMode] = useState<'one' | 'range'>('range');
  const range = useRangeForm(communityId, units);
  const one = useOneForm(communityId, range.isTaken);
  const dialog = {
    opened: true,
    onClose,
    title: t('units.adding.title'),
    discard: t('units.adding.discard'),
    columns: 2,
    size: 'lg',
  } as const;
  const choice = (
    <div className={styles.wide}>
      <Segments
        label={t('units.adding.mode')}
        options={(['range', 'one'] as const).map((value) => ({ value, label: t(`units.adding.${value}`) }))}
        value={mode}
        onChange={(value) => setMode(value === 'one' ? 'one' : 'range')}
      />
    </div>
  );
  const { field } = one.form;
  // Both are one dialog to React, so that choosing moves neither the dialog nor the focus.
  return mode === 'range' ? (
    <FormDialog
      {...dialog}
      form={range.form}
      submitLabel={t('units.adding.submit', { count: range.range.length - range.clashes.length })}
      disabled={range.isNothing}
      success={() => t('units.adding.done', { count: range.count.current })}
      undo={range.undo}
    >
      {choice}
      <RangeFields key="range" range={range} />
    </FormDialog>
  ) : (
    <FormDialog
      {...dialog}
      form={one.form}
      submitLabel={t('units.adding.submitOne')}
      success={() => t('units.adding.done', { count: 1 })}
      undo={one.undo}
    >
      {choice}
      <Fragment key="one">
        <TextField {...field('building')} label={t('units.fields.building')} />
        <TextField {...field('floor')} label={t('units.fields.floor')} />
        <TextField {...field('unitNumber')} label={t('units.fields.unitNumber')} wide />
      </Fragment>
    </FormDialog>
  );
}
