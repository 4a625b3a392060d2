import { useState } from 'react';
import { damagedRecordsOf } from '../../../data/damaged/damagedRecords.api.ts';
import type { RepairableKind } from '../../../domain/index.ts';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { Modal } from '../../overlays/dialogs/Modal.tsx';
import { RepairForm } from './RepairForm.tsx';
import { useRepairTexts } from './repairTexts.ts';

interface RepairDialogProps {
  kind: RepairableKind;
  /** Ids of the unreadable records. */
  ids: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** How many records to show at once; more follow as these are repaired. */
const batchSize = 20;

/** Lists the unreadable records, each with its problems and a repair form. */
export function RepairDialog({ kind, ids, opened, onClose }: RepairDialogProps) {
  const { t } = useRepairTexts();
  // Repaired records leave the list; the query stays the same while others remain.
  const [requested, setRequested] = useState(() => ids.slice(0, batchSize));
  if (ids.length > 0 && requested.every((id) => !ids.includes(id))) setRequested(ids.slice(0, batchSize));
  const useDamagedRecords = damagedRecordsOf(kind);
  // oxlint-disable-next-line react/hooks -- a dialog never changes its kind, so this is the same hook each time.
  const records = useDamagedRecords(requested, { skip: !opened });
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} size="lg">
      <LiveContent live={records}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            found.map((record) => <RepairForm key={record.id} kind={kind} record={record} />)
          )
        }
      </LiveContent>
    </Modal>
  );
}
