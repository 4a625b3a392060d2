import { migrateTeamMembersWithoutAuth } from 'shared-lib/data';
import { teamMigrationSessionKey } from 'shared-lib/domain';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Deactivates team members without login accounts, once per browser session (spec section 4). A failed call
 * is retried on the next page load.
 * @param migrate calls the function
 * @returns how many were deactivated; 0 if it ran before or failed
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
