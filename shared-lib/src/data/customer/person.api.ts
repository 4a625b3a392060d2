import type { Person } from '../../domain/index.ts';
import type { LiveResult } from '../live.ts';
import { combineLive } from '../combineLive.ts';
import { useTeamMember } from '../team/team.api.ts';
import { useAccount } from '../useAccount.ts';
import { useCustomer } from './customer.api.ts';

/** The signed-in user's profile, live, whatever their role; null if their document is missing. */
export function usePerson(): LiveResult<Person | null> {
  const { uid, role } = useAccount();
  const owner = useCustomer(undefined, { skip: role !== 'owner' });
  const member = useTeamMember(uid, { skip: role === 'owner' });
  const own: LiveResult<Person | null> = role === 'owner' ? owner : member;
  return combineLive([own], (person) => person);
}
