import type { Community, ListedUnit } from 'shared-lib/domain';

/** The shared props of dialogs about units. */
export interface UnitDialogProps {
  community: Pick<Community, 'id' | 'timezone'>;
  units: readonly Pick<ListedUnit, 'id' | 'building' | 'floor' | 'unitNumber' | 'status' | 'language'>[];
  opened: boolean;
  onClose: () => void;
  /** Called once it is done. */
  onDone: () => void;
}
