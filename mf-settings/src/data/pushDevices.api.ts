import {
  attemptWrite,
  doc,
  documentsAt,
  endPush,
  firestore,
  limit,
  liveCollection,
  loadPush,
  pushMark,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'shared-lib/data/kit';
import { useAccount, type Account } from 'shared-lib/data';
import { paths } from 'shared-lib/domain';
import { pushKey } from '../push/pushKey.ts';
import {
  deviceNameOf,
  nextFreePlace,
  pushDeviceSchema,
  pushPlaces,
  type PushDevice,
} from 'mf-settings/domain';

type Person = Pick<Account, 'customerId' | 'uid'>;

const pathOf = ({ customerId, uid }: Person, place: string) =>
  `${paths.pushDevices(customerId, uid)}/${place}`;

const useDevices = liveCollection('listenToPushDevices', {
  schema: pushDeviceSchema,
  query: (customerId, uid: string) =>
    documentsAt(paths.pushDevices(customerId, uid), limit(pushPlaces.length)),
});

/** The devices that show push notifications of the signed-in user, live. */
export const usePushDevices = () => useDevices(useAccount().uid);

/** Whether a device is this browser. */
export const isThisDevice = (person: Person, { id }: Pick<PushDevice, 'id'>): boolean =>
  pushMark() === pathOf(person, id);

/**
 * Asks for permission and adds this browser to the user's devices.
 * @returns `denied` or `failed`; null if it was added
 */
export async function addThisDevice(
  person: Person,
  devices: readonly PushDevice[],
): Promise<'denied' | 'failed' | null> {
  const key = pushKey();
  if (key === null) return 'failed';
  const { registerPush, savePushMark } = await loadPush();
  const registered = await registerPush(key);
  if (!registered.ok) return registered.problem;
  const path = pathOf(person, nextFreePlace(devices));
  const name = deviceNameOf(navigator.userAgent);
  const written = await attemptWrite('Adding a device', () =>
    setDoc(doc(firestore(), path), { token: registered.token, name, addedAt: serverTimestamp() }),
  );
  if (!written.ok) return 'failed';
  savePushMark(path);
  return null;
}

/** Removes a device; this browser's subscription ends with it. @returns whether it was removed */
export async function removeDevice(person: Person, device: PushDevice): Promise<boolean> {
  const path = pathOf(person, device.id);
  if (pushMark() === path) {
    await endPush();
    return true;
  }
  return (
    await attemptWrite('Removing a device', () =>
      writeBatch(firestore()).delete(doc(firestore(), path)).commit(),
    )
  ).ok;
}
