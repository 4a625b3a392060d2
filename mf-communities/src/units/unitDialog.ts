import type { Community, ListedUnit } from 'shared-lib/domain';

/** What every dialog about units is given. */
export interface UnitDialogProps {
  community: Pick<Community, 'id' | 'timezone'>;
  units: readonly Pick<ListedUnit, 'id' | 'building' | 'floor' | 'unitNumber' | 'status' | 'language'>[];
  opened: boolean;
  onClose: () => void;
  /** Is told once it is done. */
  onDone: () => void;
}
