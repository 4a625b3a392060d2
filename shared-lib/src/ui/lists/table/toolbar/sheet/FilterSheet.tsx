import { ColumnMenu } from '../ColumnMenu.tsx';
import { StartExport } from '../ExportButton.tsx';
import { Filters } from '../Filters.tsx';
import type { FilterSheetProps } from '../toolbarProps.ts';
import { NamedViewsMenu } from '../../views/NamedViewsMenu.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { SortSelect } from '../SortSelect.tsx';
import { isFiltered, withoutFilters } from '../../views/tableView.ts';
import { useTableTexts } from '../../useTableTexts.ts';

interface OpenSheetProps<Row> extends FilterSheetProps<Row> {
  isOpen: boolean;
  onClose: () => void;
}

/** All of a table's controls, in a bottom sheet on a phone. */
export function FilterSheet<Row>(props: OpenSheetProps<Row>) {
  const { columns, sortable, view, count, csv, search, phoneTools, isOpen, onClose, onView } = props;
  const { t } = useTableTexts();
  return (
    <SheetFrame
      isOpen={isOpen}
      onClose={onClose}
      count={t(count.key, { ...count, noun: props.noun?.(count.total) ?? t('noun', { count: count.total }) })}
      onClear={isFiltered(view) ? () => onView(withoutFilters(view)) : null}
      tools={props.exportable && <StartExport csv={csv} onStart={onClose} />}
    >
      {phoneTools?.more}
      {search && <div>{search}</div>}
      {props.namedViews && <NamedViewsMenu list={props.id} target={props.namedViews} look="folded" />}
      <Filters {...props} look="folded" />
      {sortable.length > 0 && (
        <SortSelect columns={sortable} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
      )}
      {props.choosable && (
        // Cards don't show the others.
        <ColumnMenu {...props} columns={columns.filter(({ phone }) => phone !== 'hidden')} look="folded" />
      )}
    </SheetFrame>
  );
}
