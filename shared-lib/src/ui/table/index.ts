export { DataTable } from './DataTable.tsx';
export type { BulkAction, CellValue, Column, Filter, FilterOption } from './column.ts';
export { VirtualList } from './VirtualList.tsx';
