import { useMemo } from 'react';
import { unitKey, unitsOfRange, type ListedUnit, type RangeUnit, type UnitPattern } from 'shared-lib/domain';
import { unitRangeSchema } from 'mf-communities/domain';
import { checkValues, useForm } from 'shared-lib/ui/form';
import { useAdding } from './useAdding.ts';

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
  const isTaken = (unit: RangeUnit) => taken.has(unitKey(unit));
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
    /** The whole range, and which of its units already exist. */
    range,
    clashes: range.filter(isTaken),
    /** Whether the range is valid but contains nothing new. */
    isNothing: checked.ok && newIn(range).length === 0,
    /** How many the last call added. */
    count,
    undo: () => void undo(),
  };
}

export type RangeForm = ReturnType<typeof useRangeForm>;
