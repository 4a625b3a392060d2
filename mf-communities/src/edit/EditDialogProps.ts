import type { Community } from 'shared-lib/domain';

/** The parts of a community with their own edit dialog, named as in the address: `?edit=rules`. */
export type EditPart = 'details' | 'rules' | 'closures' | 'contact' | 'codes' | 'geofence' | 'address';

/** The shared props of these dialogs. */
export interface EditDialogProps {
  /** As stored, live. */
  community: Community;
  onClose: () => void;
}
