export { DataTable } from './DataTable.tsx';
export { downloadLines } from './downloadLines.ts';
export { ExportButton } from './ExportButton.tsx';
export type { BulkAction, CellValue, Column, Filter, FilterOption, RowSource } from './column.ts';
export { useTopInPage } from './useTopInPage.ts';
export { foldText, matcherOf } from '../../../search/foldText.ts';
export { SearchField } from './SearchField.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export { useRowsInView } from './useRowsInView.ts';
export { VirtualList } from './VirtualList.tsx';
export { PopoverMenu } from './PopoverMenu.tsx';
/** For modules of the releases before `PopoverMenu`. */
export { placeBelow } from './placeBelow.ts';
