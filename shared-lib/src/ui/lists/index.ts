/** Lists with all that belongs to them; an entry of its own, since a page without one does not need it. */
export { PanelTable, type PanelState } from './PanelTable.tsx';
export { minutesInWords } from './records/facts.ts';
export { ListPage } from './records/ListPage.tsx';
export { RecentRecords } from './records/RecentRecords.tsx';
export {
  ofNights,
  unitName,
  type ListTexts,
  type ListWords,
  type RecordColumns,
  type RecordList,
} from './records/recordList.ts';
export type { ListedRecord } from './records/row.ts';
