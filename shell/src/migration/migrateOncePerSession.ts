import { migrateTeamMembersWithoutAuth } from 'shared-lib/data';
import { teamMigrationSessionKey } from 'shared-lib/domain';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Deactivates team members without login accounts, once per browser session (spec section 4). A call that failed is made
 * again when the page is loaded again.
 * @param migrate the call
 * @returns how many were deactivated; 0 when that was done before or failed
 */
export async function migrateOncePerSession(
  session: SessionStorage,
  migrate: typeof migrateTeamMembersWithoutAuth = migrateTeamMembersWithoutAuth,
): Promise<number> {
  if (session.getItem(teamMigrationSessionKey) !== null) return 0;
  const result = await migrate();
  if (!result.ok) return 0;
  session.setItem(teamMigrationSessionKey, 'done');
  return result.value.deactivatedCount;
}
