/** Lists and everything around them; a separate entry, because pages without lists don't need it. */
export { PanelTable, type PanelState } from './PanelTable.tsx';
export { CheckpointScans } from './checkpoints/CheckpointScans.tsx';
export { CoverageNights } from './checkpoints/CoverageNights.tsx';
export { scanMeanings } from './checkpoints/scanMeanings.ts';
export { useCheckpointTexts } from './checkpoints/texts.ts';
export { DoorGrid } from './doors/DoorGrid.tsx';
export { outcomeMeanings } from './doors/outcomeMeanings.ts';
export { useDoorTexts } from './doors/texts.ts';
export { UnitHistory } from './doors/UnitHistory.tsx';
export { FullPageButton, useFullPage } from './panel/FullPageButton.tsx';
export { PanelActions, type PanelAction } from './panel/PanelActions.tsx';
export { PanelPart } from './panel/PanelPart.tsx';
export { RecordActivity } from './panel/RecordActivity.tsx';
export { RecordHeader } from './panel/RecordHeader.tsx';
export { RecordPage } from './panel/RecordPage.tsx';
export { Timeline } from './panel/Timeline.tsx';
export { QueueHelp } from './queue/QueueHelp.tsx';
export type { QueueAction } from './queue/queueKey.ts';
export { useQueueKeys, type Queue } from './queue/useQueueKeys.ts';
export { useQueueSteps } from './queue/useQueueSteps.ts';
export { adjacentPending } from './queue/adjacentPending.ts';
export { CommunityChoice } from './records/choices/CommunityChoice.tsx';
export { formatMinutes } from './records/facts.ts';
export { ListCard, ListPage } from './records/ListPage.tsx';
export { useOwnTexts } from './records/useListFormatters.ts';
export { PanelRow } from './records/PanelRow.tsx';
export { RecordContent } from './records/RecordContent.tsx';
export { RowBadges } from './records/RowBadges.tsx';
export { RecentRecords } from './records/RecentRecords.tsx';
export {
  ofNights,
  type ListAccount,
  type ListTexts,
  type ListFormatters,
  type RecordColumns,
  type RecordList,
  type RecordPanelProps,
} from './records/recordList.ts';
export { useListAccount } from './records/useListAccount.ts';
export type { ListedRecord, Row } from './records/row.ts';
export { useListTexts } from './records/useListFormatters.ts';
