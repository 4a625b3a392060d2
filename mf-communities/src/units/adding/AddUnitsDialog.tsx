import { useMemo, useState, type ReactNode } from 'react';
import { unitKey, type ListedUnit } from 'shared-lib/domain';
import { rowAt, unitRowSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Segments } from 'shared-lib/ui';
import { FormDialog, TextField, useForm } from 'shared-lib/ui/form';
import styles from './AddUnits.module.css';
import { RangeFields } from './RangeFields.tsx';
import { nameOrNull, useAdding, useRangeForm } from './useRangeForm.ts';

interface AddUnitsDialogProps {
  communityId: string;
  /** The existing ones. */
  units: readonly ListedUnit[];
  onClose: () => void;
}

const blankUnit = { building: '', floor: '', unitNumber: '' };

/** Adds one unit, or a range of them: every door of every floor. */
export function AddUnitsDialog(props: AddUnitsDialogProps) {
  const { t } = useTexts('mf-communities');
  const [mode, setMode] = useState<'one' | 'range'>('range');
  const choice = (
    <Segments
      label={t('units.adding.mode')}
      options={(['range', 'one'] as const).map((value) => ({ value, label: t(`units.adding.${value}`) }))}
      value={mode}
      onChange={(value) => setMode(value === 'one' ? 'one' : 'range')}
    />
  );
  return mode === 'range' ? <AddRange {...props} choice={choice} /> : <AddOne {...props} choice={choice} />;
}

interface ModeProps extends AddUnitsDialogProps {
  choice: ReactNode;
}

function AddRange({ communityId, units, onClose, choice }: ModeProps) {
  const { t } = useTexts('mf-communities');
  const range = useRangeForm(communityId, units);
  const { form, count, undo, isNothing } = range;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('units.adding.title')}
      submitLabel={t('units.adding.submit', { count: range.range.length - range.clashes.length })}
      disabled={isNothing}
      success={() => t('units.adding.done', { count: count.current })}
      undo={undo}
      discard={t('units.adding.discard')}
      columns={2}
      size="lg"
    >
      <div className={styles.wide}>{choice}</div>
      <RangeFields range={range} />
    </FormDialog>
  );
}

function AddOne({ communityId, units, onClose, choice }: ModeProps) {
  const { t } = useTexts('mf-communities');
  const { add, undo, describeFailure } = useAdding(communityId);
  const taken = useMemo(() => new Set(units.map(unitKey)), [units]);
  const form = useForm({
    name: 'unit',
    initialValues: blankUnit,
    schema: unitRowSchema,
    toInput: ({ building, floor, unitNumber }) => ({
      ...rowAt({ building: nameOrNull(building), floor: nameOrNull(floor), unitNumber }),
    }),
    check: (values) => ({ unitNumber: taken.has(unitKey(values)) && 'duplicate' }),
    dependents: { building: ['unitNumber'] },
    submit: (unit) => add([unit]),
    errorTexts: 'mf-communities:units.problems',
    describeFailure,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('units.adding.title')}
      submitLabel={t('units.adding.submitOne')}
      success={() => t('units.adding.done', { count: 1 })}
      undo={() => void undo()}
      discard={t('units.adding.discard')}
      columns={2}
      size="lg"
    >
      <div className={styles.wide}>{choice}</div>
      <TextField {...field('building')} label={t('units.fields.building')} />
      <TextField {...field('floor')} label={t('units.fields.floor')} />
      <TextField {...field('unitNumber')} label={t('units.fields.unitNumber')} wide autoFocus />
    </FormDialog>
  );
}
