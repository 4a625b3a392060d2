import { useAccount, useCustomer, useTeamMember } from 'shared-lib/data';
import { firebaseApp } from 'shared-lib/session';
import { profileOf, type Profile } from './profileOf.ts';

/** Name and picture of who is signed in, live. */
export function useProfile(): Profile & { readonly email: string } {
  const account = useAccount();
  const customer = useCustomer();
  const record = useTeamMember(account.uid);
  const profile = profileOf(
    account,
    customer.status === 'ready' ? customer.data : null,
    record.status === 'ready' ? record.data : null,
    firebaseApp().config.emulators?.storage,
  );
  return { ...profile, email: account.email };
}
