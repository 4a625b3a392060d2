import {
  documentId,
  orderBy,
  where,
  listenToQuery,
  documentsAt,
  liveHookOfAccount,
  pagedRecords,
  maxIdsOfQuery,
} from 'shared-lib/data/kit';
import {
  chunksOf,
  consentSchema,
  paths,
  suppressionId,
  suppressionSchema,
  unitSchema,
  type Consent,
  type ConsentEvent,
  type Suppression,
  type Unit,
} from 'shared-lib/domain';
import type { RecipientFact, RecipientRow } from 'mf-settings/domain';
import { type FetchAll, type FetchAllResult, fetchUnits } from 'shared-lib/data';

/** The consent ledger entries that a screen needs: of a number, a unit, a community, or all; null for any. */
export interface ConsentQuery {
  readonly phone: string | null;
  readonly unitId: string | null;
  readonly event: ConsentEvent | null;
  readonly communityId: string | null;
}

/** The consent ledger, newest first. */
export const consents = pagedRecords<Consent, ConsentQuery>({
  name: 'Consents',
  schema: consentSchema,
  query: (customerId, { phone, unitId, event, communityId }) =>
    documentsAt(
      paths.consents(customerId),
      // The history of a number or a unit is complete; the table applies the other filters.
      ...(phone !== null
        ? [where('phone', '==', phone)]
        : unitId !== null
          ? [where('unitId', '==', unitId)]
          : [
              ...(communityId === null ? [] : [where('communityId', '==', communityId)]),
              ...(event === null ? [] : [where('event', '==', event)]),
            ]),
      orderBy('at', 'desc'),
    ),
});

/** The suppressed numbers that a screen needs; null for any. */
export interface SuppressionQuery {
  readonly phone: string | null;
  readonly reason: Suppression['reason'] | null;
}

/** The business's suppressed numbers, newest first. */
export const suppressions = pagedRecords<Suppression, SuppressionQuery>({
  name: 'Suppressions',
  schema: suppressionSchema,
  query: (customerId, { phone, reason }) => {
    const texts = where('channel', '==', 'text');
    if (phone !== null)
      return documentsAt(paths.suppressions(customerId), texts, where('address', '==', phone));
    return documentsAt(
      paths.suppressions(customerId),
      texts,
      ...(reason === null ? [] : [where('reason', '==', reason)]),
      orderBy('at', 'desc'),
    );
  },
});

/** The email addresses that bounced or reported spam, newest first; unblocked ones included. */
export const blockedEmails = pagedRecords<Suppression, { readonly channel: 'mail' }>({
  name: 'BlockedEmails',
  schema: suppressionSchema,
  query: (customerId, { channel }) =>
    documentsAt(paths.suppressions(customerId), where('channel', '==', channel), orderBy('at', 'desc')),
});

/** Which units a list of recipients needs. */
export interface RecipientQuery {
  /** Residents who agreed, who opted out, or who did neither, including vacant units. */
  readonly state: 'agreed' | 'left' | 'silent';
  readonly communityId: string | null;
  readonly language: Unit['language'] | null;
}

/** The units by whether their residents get texts. */
export const recipients = pagedRecords<Unit, RecipientQuery>({
  name: 'Recipients',
  schema: unitSchema,
  query: (customerId, { state, communityId, language }) =>
    documentsAt(
      paths.units(customerId),
      state === 'left' ? where('smsOptOutAt', '!=', null) : where('smsOptIn', '==', state === 'agreed'),
      ...(communityId === null ? [] : [where('communityId', '==', communityId)]),
      ...(language === null ? [] : [where('language', '==', language)]),
    ),
});

const listenToSuppressed = liveHookOfAccount<readonly string[], readonly string[]>(
  'listenToSuppressedAmong',
  (customerId, phones, onData, onError) => {
    const parts = chunksOf(phones, maxIdsOfQuery);
    const loaded = new Map<number, readonly string[]>();
    const detachAll = parts.map((part, index) =>
      listenToQuery(
        documentsAt(
          paths.suppressions(customerId),
          where(
            documentId(),
            'in',
            part.map((phone) => suppressionId('text', phone)),
          ),
        ),
        suppressionSchema,
        (found) => {
          loaded.set(
            index,
            found.map(({ address }) => address),
          );
          if (loaded.size === parts.length) onData([...loaded.values()].flat());
        },
        onError,
      ),
    );
    return () => detachAll.forEach((detach) => detach());
  },
);

/**
 * Which of some numbers the business has suppressed, live. @param phones each once; with none, it loads nothing and
 * stays loading
 */
export const useSuppressedNumbers = (phones: readonly string[]) =>
  listenToSuppressed(phones, { skip: phones.length === 0 });

const someAtOnce = 5;

/**
 * Fetches what the dry run of a recipient import compares with: the units of the rows' communities, and the
 * suppressed numbers.
 */
export const fetchRecipientFacts =
  (customerId: string) =>
  async (
    ...[signal, onProgress, rows]: [...Parameters<FetchAll<RecipientFact>>, readonly RecipientRow[]]
  ): Promise<FetchAllResult<RecipientFact>> => {
    const all = { phone: null, reason: null };
    const left = await suppressions.fetchAll(customerId, all)(signal, onProgress);
    if (!left.ok) return left;
    const facts: RecipientFact[] = left.items.map(({ id, address }) => ({
      kind: 'suppressed',
      id,
      phone: address,
    }));
    const communityIds = [...new Set(rows.map(({ communityId }) => communityId))];
    for (let from = 0; from < communityIds.length; from += someAtOnce) {
      const part = communityIds.slice(from, from + someAtOnce);
      const loaded = await Promise.all(part.map((id) => fetchUnits(customerId, id)(signal, onProgress)));
      for (const units of loaded) {
        if (!units.ok) return units;
        facts.push(...units.items.map((unit) => ({ kind: 'unit' as const, ...unit })));
      }
    }
    return { ok: true, items: facts };
  };
