import type { BringEverything } from '../../../../data/everyPage.ts';
import type { ColumnChoice } from '../columns/columnChoice.ts';
import type { Column, Filter } from '../columns/column.ts';
import type { CountShown } from '../columns/countShown.ts';
import type { OptionCounts } from '../columns/matchingRows.ts';
import type { TableView } from '../views/tableView.ts';
import type { NamedViewTarget } from '../views/useNamedViews.ts';
import type { CsvExport } from '../csv/useCsvExport.ts';

/** What the controls above a table need to know of it. */
export interface ToolbarProps<Row> {
  /** The table's id. */
  id: string;
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  searchLabel?: string;
  exportable?: boolean;
  /** Is told instead of exporting, where a screen asks first what goes into the file. */
  onExport?: ((bring: BringEverything<Row>) => void) | undefined;
  choosable?: boolean;
  view: TableView;
  counts: ReadonlyMap<string, OptionCounts>;
  count: CountShown;
  /** Brings the rows that match, in their order. */
  bring: BringEverything<Row>;
  columnChoice: ColumnChoice;
  /** Present where people can keep views. */
  namedViews: NamedViewTarget | undefined;
  onSearch: (text: string) => void;
  onSearchLeft: () => void;
  onView: (view: TableView) => void;
  onChooseColumn: (id: string, shown: boolean) => void;
}

/** What the sheet of a phone needs beside that. */
export interface FilterSheetProps<Row> extends ToolbarProps<Row> {
  /** The columns by which the rows can be sorted. */
  sortable: readonly Column<Row>[];
  csv: CsvExport;
}
