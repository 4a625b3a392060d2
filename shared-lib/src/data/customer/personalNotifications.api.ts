import { paths, personalNotificationsSchema, type PersonalNotifications } from '../../domain/index.ts';
import { liveDocument } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';

const usePersonal = liveDocument<PersonalNotifications, string>('listenToPersonalNotifications', {
  schema: personalNotificationsSchema,
  path: paths.personalNotifications,
});

/** The signed-in user's notification settings, live; null while they have chosen nothing. */
export function usePersonalNotifications({ skip = false } = {}) {
  const { uid } = useAccount();
  return usePersonal(uid, { skip });
}

/**
 * The path of the signed-in user's notifications: the account's list for the owner, and for Admins until they make
 * their own choices; null until known.
 */
export function useNotificationList(): string | null {
  const { uid, customerId, role } = useAccount();
  const isOwner = role === 'owner';
  const personal = usePersonalNotifications({ skip: isOwner });
  if (!isOwner && personal.status === 'loading') return null;
  const isOwn = !isOwner && personal.status === 'ready' && personal.data?.isOwn === true;
  return isOwn ? paths.ownNotifications(customerId, uid) : paths.notifications(customerId);
}
