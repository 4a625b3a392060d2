import { StepPanel } from '../../overlays/drawer/index.ts';
import { PanelRow } from './PanelRow.tsx';
import { RecordContent } from './RecordContent.tsx';
import type { RecordPanelProps } from './recordList.ts';
import type { ListedRecord } from './row.ts';

/** The panel with everything about one record. */
export function RecordPanel<T extends ListedRecord>(props: RecordPanelProps<T>) {
  const { list, words, rows, openKey, onStep, onClose, onReturnFocus } = props;
  return (
    <StepPanel
      title={words.own('one')}
      keys={rows.map(({ record }) => record.id)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(id) => (
        <PanelRow {...props} id={id}>
          {(row) => <RecordContent list={list} words={words} row={row} />}
        </PanelRow>
      )}
    </StepPanel>
  );
}
