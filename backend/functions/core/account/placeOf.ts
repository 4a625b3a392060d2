import type { TeamMember } from 'shared-lib/domain';
import { fieldAppAddress } from '../messages/configuration.ts';

/**
 * Where a member works: Admins in the dashboard, everyone else in the field app. `appAddress` is where they get it; null
 * if no address is set.
 */
export const placeOf = ({ tier }: Pick<TeamMember, 'tier'>) =>
  tier === 'Admin' ? { app: 'dashboard' as const } : { app: 'field' as const, appAddress: fieldAppAddress() };
