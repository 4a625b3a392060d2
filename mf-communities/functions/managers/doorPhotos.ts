import { paths, serviceLogSchema, type ServiceLog } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { settingsOf } from 'backend/kernel/settingsOf.ts';
import { openCursor, sealCursor } from './listCursor.ts';

/** Whether the business shows property managers the photos from its doors; not if its settings can't be read. */
export const areDoorPhotosShown = async (customerId: string): Promise<boolean> => {
  const stored = await firestore().doc(paths.settingsSection(customerId, 'business')).get();
  return settingsOf('business', stored).managersSeePhotos;
};

/** The only place where a sealed photo opens: its community. */
const sealedFor = (communityId: string): string => `${communityId}/doorPhoto`;

/** A log's photo for a manager's page, sealed, since the log's id would reveal who was there; null without one. */
export const sealDoorPhoto = async (
  communityId: string,
  { id, serviceDate, photo }: Pick<ServiceLog, 'id' | 'serviceDate' | 'photo'>,
): Promise<string | null> =>
  photo === null ? null : sealCursor(sealedFor(communityId), { serviceDate, id });

/**
 * The path of a door's photo; undefined unless the business shows them, and for one that was corrected since.
 * @param sealed from `sealDoorPhoto`
 */
export const pathOfDoor = async (
  customerId: string,
  communityId: string,
  sealed: string,
): Promise<string | undefined> => {
  const opened = await openCursor(sealedFor(communityId), sealed);
  if (opened === null || !(await areDoorPhotosShown(customerId))) return undefined;
  const document = await firestore()
    .doc(`${paths.serviceLogs(customerId)}/${opened.id}`)
    .get();
  const log = recordOf(serviceLogSchema, document);
  if (log?.communityId !== communityId || log.corrected !== null) return undefined;
  return log.photo?.path;
};
