import type { Account, AccountFields } from '../accounts/Account.ts';
import { assertCondition, unsupported } from '../AuthError.ts';
import type { Project } from '../Project.ts';

/** The effect of a code on the account it was emailed to. */
interface Redeemed {
  readonly account: Account;
  readonly fields: AccountFields;
  readonly provider?: string | undefined;
  readonly newEmail?: string | undefined;
}

/**
 * Redeems a code that confirms, changes or restores an address.
 *
 * @throws AuthError `INVALID_OOB_CODE`, or `EMAIL_EXISTS` if another account now has the address
 */
export function redeemCode({ accounts, codes }: Project, oobCode: string): Redeemed {
  const code = codes.find(oobCode);
  assertCondition(code, 'INVALID_OOB_CODE');
  const { requestType, email, newEmail } = code;
  codes.delete(oobCode);
  if (requestType === 'VERIFY_EMAIL') {
    const account = accounts.byEmail(email);
    assertCondition(account, 'INVALID_OOB_CODE');
    return { account, fields: { emailVerified: true }, provider: 'password' };
  }
  if (requestType === 'VERIFY_AND_CHANGE_EMAIL') {
    const account = accounts.byEmail(email);
    assertCondition(account && newEmail, 'INVALID_OOB_CODE');
    assertCondition(!accounts.byEmail(newEmail), 'EMAIL_EXISTS');
    return { account, fields: { email: newEmail, emailVerified: true }, newEmail };
  }
  if (requestType === 'RECOVER_EMAIL') {
    const account = accounts.byInitialEmail(email);
    assertCondition(account, 'INVALID_OOB_CODE');
    assertCondition(!accounts.byEmail(email), 'EMAIL_EXISTS');
    return { account, fields: { email, emailVerified: true } };
  }
  throw unsupported(`update with a code for ${requestType}`);
}
