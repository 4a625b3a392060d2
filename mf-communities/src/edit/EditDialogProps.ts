import type { Community } from 'shared-lib/domain';

/** What of a community is edited in a dialog of its own, by its name in the address: `?edit=rules`. */
export type EditPart = 'details' | 'rules' | 'closures' | 'contact' | 'codes' | 'geofence' | 'address';

/** What each of these dialogs is given. */
export interface EditDialogProps {
  /** As stored, live. */
  community: Community;
  onClose: () => void;
}
