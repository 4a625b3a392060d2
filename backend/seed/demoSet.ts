import { catalogDocuments, catalogRows } from './payments/catalog.ts';
import { combinePayments } from './payments/paidAccount.ts';
import type { SeedSet } from './seedSet.ts';
import { smallAccounts } from './businesses/smallAccounts.ts';
import { withSummaries } from './documents/summaryDocuments.ts';
import { sunriseValet } from './businesses/sunriseValet.ts';

/**
 * All demo accounts except the large operator.
 * @param now epoch milliseconds
 */
export const demoSet = (now: number): SeedSet => {
  const small = smallAccounts(now);
  const sunrise = sunriseValet(now);
  const withPassword = new Set(small.logins.map((login) => login.uid));
  const set = {
    logins: [...small.logins, ...sunrise.logins.filter((login) => !withPassword.has(login.uid))],
    documents: [...catalogDocuments, ...small.documents, ...sunrise.documents],
    payments: combinePayments([catalogRows, small.payments ?? {}, sunrise.payments ?? {}]),
    files: [...small.files, ...sunrise.files],
    renewed: [...small.renewed, ...sunrise.renewed],
  };
  return withSummaries(set, now);
};
