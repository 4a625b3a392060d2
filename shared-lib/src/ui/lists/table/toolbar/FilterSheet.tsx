import { Button } from '@mantine/core';
import { Drawer } from '../../../overlays/drawer/Drawer.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { StartExport } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import type { FilterSheetProps } from './toolbarProps.ts';
import { NamedViewsMenu } from '../views/NamedViewsMenu.tsx';
import { SortSelect } from './SortSelect.tsx';
import { isFiltered, withoutFilters } from '../views/tableView.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './FilterSheet.module.css';

interface OpenSheetProps<Row> extends FilterSheetProps<Row> {
  isOpen: boolean;
  onClose: () => void;
}

/** All of a table's controls, in a bottom sheet on a phone; changes apply immediately. */
export function FilterSheet<Row>(props: OpenSheetProps<Row>) {
  const { columns, sortable, view, count, csv, search, phoneTools, isOpen, onClose, onView } = props;
  const { t } = useTableTexts();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      padding={16}
      title={<span className={styles.title}>{t('filters')}</span>}
      closeButtonProps={{ 'aria-label': t('closeFilters'), size: 44, iconSize: 22 }}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
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
      <div className={styles.foot}>
        <span role="status" className={styles.count}>
          {t(count.key, { ...count, noun: props.noun?.(count.total) ?? t('noun', { count: count.total }) })}
        </span>
        {isFiltered(view) && (
          <Button variant="subtle" onClick={() => onView(withoutFilters(view))}>
            {t('clearFilters')}
          </Button>
        )}
        <div className={styles.tools}>
          {props.exportable && <StartExport csv={csv} onStart={onClose} />}
          <Button onClick={onClose}>{t('showList')}</Button>
        </div>
      </div>
    </Drawer>
  );
}
