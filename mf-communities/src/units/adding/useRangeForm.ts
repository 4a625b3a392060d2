import { useMemo, useRef } from 'react';
import { unitKey, unitsOfRange, type ListedUnit, type RangeUnit, type UnitPattern } from 'shared-lib/domain';
import { rowAt, unitRangeSchema, type UnitRow } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { checkValues, useForm } from 'shared-lib/ui/form';
import { callUnits } from '../../data/callables.ts';
import { addUnits } from '../unitChanges.ts';

const blankRange = {
  building: '',
  floorFrom: 1 as number | null,
  floorTo: 4 as number | null,
  doorFrom: 1 as number | null,
  doorTo: 12 as number | null,
  digits: 2 as number | null,
  pattern: 'floorDoor' as UnitPattern,
};

/** The name in a text; null for none. */
export const nameOrNull = (text: string) => text.trim() || null;

/** Adds units under one import id, so that they can be undone together. */
export function useAdding(communityId: string) {
  const { t } = useTexts('mf-communities');
  const importId = useRef('');
  const count = useRef(0);
  return {
    /** Called with the number added; the list may have them by then. */
    count,
    add: (doors: readonly Pick<UnitRow, 'building' | 'floor' | 'unitNumber'>[]) => {
      importId.current = crypto.randomUUID();
      count.current = doors.length;
      return addUnits(communityId, importId.current, doors.map(rowAt));
    },
    undo: async () => {
      const undone = await callUnits('undoUnitImport', { communityId, importId: importId.current });
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

/**
 * The form that adds a range of units: every door of every floor.
 * @param units the existing ones
 */
export function useRangeForm(communityId: string, units: readonly ListedUnit[]) {
  const { add, count, undo, describeFailure } = useAdding(communityId);
  const taken = useMemo(() => new Set(units.map(unitKey)), [units]);
  const rules = {
    schema: unitRangeSchema,
    toInput: (values: typeof blankRange) => ({ ...values, building: nameOrNull(values.building) }),
  };
  const isTaken = (unit: Parameters<typeof unitKey>[0]) => taken.has(unitKey(unit));
  const newIn = (range: readonly RangeUnit[]) => range.filter((unit) => !isTaken(unit));
  const form = useForm({
    name: 'unit-range',
    initialValues: blankRange,
    ...rules,
    submit: (range) => add(newIn(unitsOfRange(range))),
    errorTexts: 'mf-communities:units.problems',
    dependents: { floorFrom: ['floorTo'], doorFrom: ['doorTo'], floorTo: ['doorTo'] },
    describeFailure,
  });
  const checked = checkValues(form.values, rules);
  const range = checked.ok ? unitsOfRange(checked.payload) : [];
  return {
    form,
    /** The whole range, and those of its units that already exist. */
    range,
    clashes: range.filter(isTaken),
    /** Whether a unit already exists. */
    isTaken,
    /** Whether the range is valid but contains nothing new. */
    isNothing: checked.ok && newIn(range).length === 0,
    /** How many the last call added. */
    count,
    undo: () => void undo(),
  };
}

export type RangeForm = ReturnType<typeof useRangeForm>;
