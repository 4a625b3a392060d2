import { paths, type TeamMember } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import { fieldAppAddress } from '../messages/configuration.ts';

/**
 * Where a member works: Admins in the dashboard, everyone else in the field app. `appAddress` is where they get it: the
 * business's own address in Settings → Operations, otherwise the one of this installation; null if neither is set.
 */
export const workplaceOf = async (customerId: string, { tier }: Pick<TeamMember, 'tier'>) => {
  if (tier === 'Admin') return { app: 'dashboard' as const };
  const stored = await firestore().doc(paths.settingsSection(customerId, 'operations')).get();
  const own = settingsOf('operations', stored).fieldAppAddress;
  return { app: 'field' as const, appAddress: own === '' ? fieldAppAddress() : own };
};
