import { FilterControl } from './FilterControl.tsx';
import { withChoice } from '../views/tableView.ts';
import type { ToolbarProps } from './toolbarProps.ts';

type FiltersProps<Row> = Pick<ToolbarProps<Row>, 'filters' | 'view' | 'counts' | 'onView'> & {
  look?: 'menu' | 'folded';
};

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
