import type { FetchAll } from '../../../../data/fetchAllPages.ts';
import type { ColumnChoice } from '../columns/columnChoice.ts';
import type { Column, Filter } from '../columns/column.ts';
import type { CountShown } from '../columns/countShown.ts';
import type { OptionCounts } from '../columns/matchingRows.ts';
import type { TableView } from '../views/tableView.ts';
import type { NamedViewTarget } from '../views/useNamedViews.ts';
import type { CsvExport } from '../csv/useCsvExport.ts';

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
  /** Key of the row open in a panel. */
  openKey?: string | null;
  view: TableView;
  counts: ReadonlyMap<string, OptionCounts>;
  count: CountShown;
  /** What that many rows are called. */
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
}
