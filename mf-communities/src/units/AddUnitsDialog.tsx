import { useMemo, useRef, useState } from 'react';
import { undoUnitImport } from 'shared-lib/data';
import {
  unitKey,
  unitPatterns,
  unitRangeSchema,
  unitRowSchema,
  unitsOfRange,
  type ListedUnit,
  type RangeUnit,
  type UnitPattern,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Segments, showToast } from 'shared-lib/ui';
import { checkValues, FormDialog, NumberField, SelectField, TextField, useForm } from 'shared-lib/ui/form';
import styles from './AddUnitsDialog.module.css';
import { addUnits, rowAt } from './unitChanges.ts';
import { someDoors } from './unitWords.ts';

interface AddUnitsDialogProps {
  communityId: string;
  /** Those that are there. */
  units: readonly ListedUnit[];
  onClose: () => void;
}

const blankRange = {
  building: '',
  floorFrom: 1 as number | null,
  floorTo: 4 as number | null,
  doorFrom: 1 as number | null,
  doorTo: 12 as number | null,
  digits: 2 as number | null,
  pattern: 'floorDoor' as UnitPattern,
};
const blankUnit = { building: '', floor: '', unitNumber: '' };

const orNone = (text: string) => text.trim() || null;

/** What an example of each pattern looks like. */
const examples: Readonly<Record<UnitPattern, string>> = {
  floorDoor: '101',
  buildingFloorDoor: 'A101',
  floorDashDoor: '1-01',
  door: '01',
};

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

/** Adds units by a call of their own, which can be taken back as one. */
function useAdding(communityId: string) {
  const { t } = useTexts('mf-communities');
  const importId = useRef('');
  const count = useRef(0);
  return {
    /** How many were added; the list may have them by the time one is told. */
    count,
    add: (doors: readonly { building: string | null; floor: string | null; unitNumber: string }[]) => {
      importId.current = crypto.randomUUID();
      count.current = doors.length;
      return addUnits(communityId, importId.current, doors.map(rowAt));
    },
    undo: async () => {
      const undone = await undoUnitImport(communityId, importId.current);
      showToast({
        meaning: undone.ok ? 'good' : 'bad',
        message: t(undone.ok ? 'units.several.undone' : 'units.several.undoFailed'),
      });
    },
    describeFailure: (code: string) =>
      code === 'failed-precondition'
        ? { text: t('units.failures.changed') }
        : { text: t('units.adding.failed') },
  };
}

interface ModeProps extends AddUnitsDialogProps {
  choice: React.ReactNode;
}

function AddRange({ communityId, units, onClose, choice }: ModeProps) {
  const { t } = useTexts('mf-communities');
  const { add, count, undo, describeFailure } = useAdding(communityId);
  const taken = useMemo(() => new Set(units.map(unitKey)), [units]);
  const rules = {
    schema: unitRangeSchema,
    toInput: (values: typeof blankRange) => ({ ...values, building: orNone(values.building) }),
  };
  const newIn = (range: readonly RangeUnit[]) => range.filter((unit) => !taken.has(unitKey(unit)));
  const form = useForm({
    name: 'unit-range',
    initialValues: blankRange,
    ...rules,
    submit: (range) => add(newIn(unitsOfRange(range))),
    errorTexts: 'mf-communities:units.problems',
    dependents: { floorFrom: ['floorTo'], doorFrom: ['doorTo'], floorTo: ['doorTo'] },
    describeFailure,
  });
  const { field, values } = form;
  const checked = checkValues(values, rules);
  const range = checked.ok ? unitsOfRange(checked.payload) : [];
  const added = newIn(range);
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('units.adding.title')}
      submitLabel={t('units.adding.submit', { count: added.length })}
      disabled={checked.ok && added.length === 0}
      success={() => t('units.adding.done', { count: count.current })}
      undo={() => void undo()}
      discard={t('units.adding.discard')}
      columns={2}
      size="lg"
    >
      <div className={styles.wide}>{choice}</div>
      <TextField {...field('building')} label={t('units.fields.building')} maxLength={60} />
      <SelectField
        {...field('pattern')}
        label={t('units.adding.pattern')}
        choices={unitPatterns.map((value) => ({ value, label: examples[value] }))}
      />
      <NumberField {...field('floorFrom')} label={t('units.adding.floorFrom')} />
      <NumberField {...field('floorTo')} label={t('units.adding.floorTo')} />
      <NumberField {...field('doorFrom')} label={t('units.adding.doorFrom')} />
      <NumberField {...field('doorTo')} label={t('units.adding.doorTo')} />
      <NumberField {...field('digits')} label={t('units.adding.digits')} />
      <Preview range={range} clashes={range.filter((unit) => taken.has(unitKey(unit)))} />
    </FormDialog>
  );
}

/** How many doors of a floor the preview shows. */
const doorsShown = 60;

function Preview({ range, clashes }: { range: readonly RangeUnit[]; clashes: readonly RangeUnit[] }) {
  const { t } = useTexts('mf-communities');
  const clashing = new Set(clashes);
  const { names, more } = someDoors(clashes);
  const said = more > 0 ? t('units.adding.andMore', { numbers: names, count: more }) : names;
  return (
    <section className={styles.preview} aria-label={t('units.adding.previewTitle')}>
      <div role="status">
        {range.length > 0 && (
          <p className={styles.summary}>
            {t('units.adding.preview', {
              first: range[0]?.unitNumber,
              last: range.at(-1)?.unitNumber,
              count: range.length,
            })}
          </p>
        )}
        {clashes.length > 0 && (
          <p className={styles.clash}>
            {clashes.length === range.length
              ? t('units.adding.nothing')
              : t('units.adding.clashes', { count: clashes.length, numbers: said })}
          </p>
        )}
      </div>
      <ul className={styles.doors}>
        {range.slice(0, doorsShown).map((unit) => (
          <li key={unit.unitNumber} data-clash={clashing.has(unit)}>
            {unit.unitNumber}
          </li>
        ))}
        {range.length > doorsShown && <li>…</li>}
      </ul>
    </section>
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
      ...rowAt({ building: orNone(building), floor: orNone(floor), unitNumber }),
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
