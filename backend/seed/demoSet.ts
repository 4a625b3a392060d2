import { addDays, defaultTimeZone, serviceNight } from 'shared-lib/domain';
import { catalogDocuments, catalogRows } from './payments/catalog.ts';
import { combinePayments } from './payments/paidAccount.ts';
import type { SeedDocument, SeedSet } from './seedSet.ts';
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

/** After this many days, functions derive nothing from a new field record (`isFresh` in functions/core/summaries). */
const settledAfterDays = 2;

const millisPerDay = 86_400_000;

/**
 * Whether functions would change nothing after a new document is written, except for the signal that something has changed: units, whose
 * lists the seed contains, and field records of past nights. They cause two thirds of all events.
 * @param now epoch milliseconds
 */
export const isSettled = ({ path, data, night }: SeedDocument, now: number): boolean => {
  if (/^customers\/[^/]+\/units\/[^/]+$/.test(path)) return true;
  const { createdAt } = data;
  return (
    night !== undefined &&
    night < addDays(serviceNight(now, defaultTimeZone), -settledAfterDays) &&
    createdAt instanceof Date &&
    createdAt.getTime() < now - settledAfterDays * millisPerDay
  );
};
