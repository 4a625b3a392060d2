import type { ReactNode } from 'react';
import type { FetchAll } from '../../../../data/fetchAllPages.ts';
import type { ColumnChoice } from '../columns/columnChoice.ts';
import type { Column, Filter } from '../columns/column.ts';
import type { CountShown, OptionCounts } from '../columns/matchingRows.ts';
import type { TableView } from '../views/tableView.ts';
import type { NamedViewTarget } from '../views/useNamedViews.ts';
import type { CsvExport } from '../csv/useCsvExport.ts';

/** Moves everything above a list into the sheet on a phone, so that the list starts at the top of the page. */
export interface PhoneTools {
  /** Where the sheet's button goes, such as next to the page's title; null until that is rendered. */
  readonly at: Element | null;
  /** The page's own controls, which come first in the sheet. */
  readonly more: ReactNode;
}

/** Props of the controls above a table. */
export interface ToolbarProps<Row> {
  /** The table's id. */
  id: string;
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  searchLabel?: string;
  exportable?: boolean;
  /** Replaces the export, for screens that first ask what to include. */
  onExport?: ((fetchAll: FetchAll<Row>) => void) | undefined;
  choosable?: boolean;
  phoneTools?: PhoneTools | undefined;
  /** Key of the row open in a panel. */
  openKey?: string | null;
  view: TableView;
  counts: ReadonlyMap<string, OptionCounts>;
  count: CountShown;
  /** The noun for a number of rows. */
  noun?: (count: number) => string;
  /** Loads the matching rows, in order. */
  fetchAll: FetchAll<Row>;
  columnChoice: ColumnChoice;
  /** Present if views can be saved. */
  namedViews: NamedViewTarget | undefined;
  onSearch: (text: string) => void;
  onSearchLeft: () => void;
  onView: (view: TableView) => void;
  onChooseColumn: (id: string, shown: boolean) => void;
}

/** Additional props of the phone's sheet. */
export interface FilterSheetProps<Row> extends ToolbarProps<Row> {
  /** The sortable columns. */
  sortable: readonly Column<Row>[];
  csv: CsvExport;
  /** The search, if the page has no room for it. */
  search?: ReactNode;
}
