import { NativeSelect } from '../../../forms/NativeSelect.tsx';
import type { Column } from '../columns/column.ts';
import type { Sort } from '../views/tableView.ts';
import { useTableTexts } from '../useTableTexts.ts';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

const keyOf = ({ id, desc }: Sort) => `${desc ? '-' : ''}${id}`;

/** The sort as one select, for phones, where tables have no headers. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useTableTexts();
  const options = columns.flatMap((column) =>
    [false, true].map((desc) => {
      const option = { id: column.id, desc };
      return {
        sort: option,
        value: keyOf(option),
        label: t(desc ? 'descending' : 'ascending', { column: column.header }),
      };
    }),
  );
  return (
    <NativeSelect
      label={t('sortBy')}
      labelAt="start"
      choices={[...(sort === null ? [{ value: '', label: t('unsorted') }] : []), ...options]}
      value={sort ? keyOf(sort) : ''}
      onChange={(key) => {
        const chosen = options.find(({ value }) => value === key);
        if (chosen) onSort(chosen.sort);
      }}
    />
  );
}
