import { useState } from 'react';
import { changeContactSubmission } from '../../data/callables.ts';
import type { ContactSubmission, ContactStatus } from 'mf-communities/domain';
import { showToast } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import {
  FullPageButton,
  PanelRow,
  QueueHelp,
  useFullPage,
  useQueueKeys,
  useQueueSteps,
  type RecordPanelProps,
  type Row,
} from 'shared-lib/ui/lists';
import { RequestDialog, type DialogAction } from '../dialogs/RequestDialog.tsx';
import { requestName, useRequestTexts } from '../requestTexts.ts';
import { RequestContent } from './RequestContent.tsx';

/** An opened dialog; each opening creates a new one, which starts with the request's current state. */
interface OpenDialog {
  readonly id: string;
  readonly act: DialogAction;
  readonly row: Row<ContactSubmission>;
  readonly opened: boolean;
}

/** A resident request next to its list, or on the full page; unresolved ones can be processed by keyboard. */
export function RequestPanel(props: RecordPanelProps<ContactSubmission>) {
  const { rows, openKey, onStep, onClose, onReturnFocus } = props;
  const words = useRequestTexts(props);
  const { t } = words;
  const size = useFullPage('size');
  const [isBusy, setBusy] = useState(false);
  // A dialog keeps its request when that leaves the list, and its content while it fades out.
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const latest = (of: Row<ContactSubmission>) => rows.find(({ record }) => record.id === of.record.id) ?? of;
  const row = rows.find(({ record }) => record.id === openKey);
  const { onNext, onPrevious, goOn } = useQueueSteps(
    props,
    ({ status }: ContactSubmission) => status !== 'resolved',
    () => showToast({ meaning: 'good', message: t('requests.allResolved') }),
  );

  const open = (act: DialogAction, of: Row<ContactSubmission>) =>
    setDialog({ id: crypto.randomUUID(), act, row: of, opened: true });

  /**
   * Takes a step that needs no input.
   * @returns whether it was taken
   */
  const take = async (
    { id, steps }: ContactSubmission,
    step: { act: 'setStatus'; status: ContactStatus } | { act: 'split' },
    seen = steps.length,
  ): Promise<boolean> => {
    setBusy(true);
    const result = await changeContactSubmission({
      ...step,
      submissionId: id,
      stepId: crypto.randomUUID(),
      seen,
    });
    setBusy(false);
    if (!result.ok) showToast({ meaning: 'bad', message: words.failure(result.error) });
    return result.ok;
  };
  const setStatus = async (record: ContactSubmission, status: ContactStatus) => {
    if (!(await take(record, { act: 'setStatus', status }))) return;
    const seen = record.steps.length + 1;
    showToast({
      meaning: 'good',
      message: t(`requests.done.${status}`, { name: requestName(record, words) }),
      undo: () => void take(record, { act: 'setStatus', status: record.status }, seen),
    });
    if (status === 'resolved') goOn(record.id);
  };
  const split = async (record: ContactSubmission) => {
    if (!(await take(record, { act: 'split' }))) return;
    showToast({ meaning: 'good', message: t('requests.done.split', { name: requestName(record, words) }) });
  };

  const canTake = row !== undefined && !isBusy && row.record.mergedInto === null;
  const queue = useQueueKeys({
    isActive: openKey !== null,
    onNext,
    onPrevious,
    actions: [
      { key: 'a', label: t('requests.acts.answer'), act: canTake ? () => open('answer', row) : null },
      {
        key: 'r',
        label: t('requests.acts.resolve'),
        act:
          canTake && row.record.status !== 'resolved' ? () => void setStatus(row.record, 'resolved') : null,
      },
    ],
  });

  return (
    <>
      <StepPanel
        title={props.words.own('one')}
        keys={rows.map(({ record }) => record.id)}
        openKey={openKey}
        onStep={onStep}
        onClose={onClose}
        onReturnFocus={onReturnFocus}
        isFull={size.isFull}
        aside={
          <>
            <QueueHelp queue={queue} />
            <FullPageButton {...size} />
          </>
        }
      >
        {(id) => (
          <div ref={queue.root}>
            <PanelRow {...props} id={id}>
              {(shown) => (
                <RequestContent
                  row={shown}
                  words={words}
                  now={props.words.now}
                  isBusy={isBusy}
                  onDialog={(act) => open(act, shown)}
                  onStatus={(status) => void setStatus(shown.record, status)}
                  onSplit={() => void split(shown.record)}
                  onShow={onStep}
                />
              )}
            </PanelRow>
          </div>
        )}
      </StepPanel>
      {dialog && (
        <RequestDialog
          key={dialog.id}
          act={dialog.act}
          row={latest(dialog.row)}
          words={words}
          opened={dialog.opened}
          onClose={() => setDialog({ ...dialog, opened: false })}
          onAnswer={() => open('answer', latest(dialog.row))}
        />
      )}
    </>
  );
}
