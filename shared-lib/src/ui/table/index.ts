export { DataTable, type Column } from './DataTable.tsx';
export { VirtualList } from './VirtualList.tsx';
