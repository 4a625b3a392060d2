import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useUnit } from '../../../../data/index.ts';
import { doorName } from '../../../../domain/index.ts';
import { useSearchParams } from '../../../../router/useSearchParams.ts';
import type { ListQueryState } from '../parseListQueryState.ts';
import styles from './choices.module.css';
import type { FilterId } from '../recordList.ts';
import { useListTexts } from '../useListFormatters.ts';

interface RangeChoiceProps {
  /** The last selectable night, `YYYY-MM-DD`. */
  tonight: string;
  chosen: ListQueryState['chosen'];
}

/** A list's first and last night, and an optional unit; kept in the address. */
export function RangeChoice({ tonight, chosen }: RangeChoiceProps) {
  const { t } = useListTexts();
  const [, setParams] = useSearchParams();
  const [from, to, unitId] = [chosen.from?.[0] ?? '', chosen.to?.[0] ?? '', chosen.unit?.[0]];
  const choose = (filter: FilterId, value: string) =>
    setParams(
      (params) => {
        if (value === '') params.delete(filter);
        else params.set(filter, value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.choices}>
      <TextInput
        type="date"
        label={t('from')}
        max={to || tonight}
        value={from}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('to')}
        min={from}
        max={tonight}
        value={to}
        onChange={({ currentTarget }) => choose('to', currentTarget.value)}
      />
      {unitId !== undefined && <UnitChosen id={unitId} onClear={() => choose('unit', '')} />}
    </div>
  );
}

function UnitChosen({ id, onClear }: { id: string; onClear: () => void }) {
  const { t } = useListTexts();
  const live = useUnit(id);
  const unit = live.status === 'ready' ? live.data : null;
  return (
    <Button
      variant="default"
      className={styles.unit}
      title={t('allUnits')}
      rightSection={<IconX size={16} role="img" aria-label={t('allUnits')} />}
      onClick={onClear}
    >
      {unit ? t('unit', { unit: doorName(unit) }) : t('oneUnit')}
    </Button>
  );
}
