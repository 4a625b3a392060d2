import { Segments } from '../../../base/Segments.tsx';
import type { Filter } from '../columns/column.ts';
import type { OptionCounts } from '../columns/matchingRows.ts';
import { useTableTexts } from '../useTableTexts.ts';
import { withChoice } from '../views/tableView.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { ToolbarProps } from './toolbarProps.ts';

type FiltersProps<Row> = Pick<ToolbarProps<Row>, 'filters' | 'view' | 'counts' | 'onView'> & {
  look?: 'menu' | 'folded';
};

interface FilterControlProps<Row> {
  filter: Filter<Row>;
  chosen: readonly string[];
  counts: OptionCounts | undefined;
  /** How a menu of many options opens. */
  look?: 'menu' | 'folded';
  onChoose: (values: readonly string[]) => void;
}

/** A filter, with the number of rows each option would show. */
function FilterControl<Row>({ filter, chosen, counts, look = 'menu', onChoose }: FilterControlProps<Row>) {
  const { t } = useTableTexts();
  const { label, options, kind } = filter;
  const counted =
    filter.counted === false
      ? options
      : options.map((option) => ({ ...option, count: counts?.get(option.value) ?? 0 }));
  if (kind === 'segments') {
    return (
      <Segments
        label={label}
        options={[{ value: '', label: t('all') }, ...counted]}
        value={chosen[0] ?? ''}
        onChange={(value) => onChoose(value === '' ? [] : [value])}
      />
    );
  }
  return (
    <ChoiceMenu
      label={label}
      look={look}
      choices={counted.map((option) => ({ ...option, checked: chosen.includes(option.value) }))}
      onChange={(value, checked) =>
        // In the order of the options, regardless of the order of clicks.
        onChoose(
          options
            .map((option) => option.value)
            .filter((option) => (option === value ? checked : chosen.includes(option))),
        )
      }
    />
  );
}

/** All filters of a table, in order. */
export function Filters<Row>({ filters, view, counts, look = 'menu', onView }: FiltersProps<Row>) {
  return filters.map((filter) => (
    <FilterControl
      key={filter.id}
      filter={filter}
      chosen={view.chosen[filter.id] ?? []}
      counts={counts.get(filter.id)}
      look={look}
      onChoose={(values) => onView(withChoice(view, filter.id, values))}
    />
  ));
}
