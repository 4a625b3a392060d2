import { paths, suppressionId, type Consent, type Suppression } from 'shared-lib/domain';
import { suppressedBy } from '../../functions/core/messages/domain/suppressionReasons.ts';
import type { SeedDocument } from '../seedSet.ts';

const millisPerDay = 86_400_000;
const minute = 60_000;

/** The resident who called the office: the community, and how many days ago. */
const caller = {
  communityId: 'birchwood-terrace',
  daysAgo: 6,
  note: 'Asked by phone to stop texts.',
} as const;

/** A number marked do not text: the reason, and when it was marked, in epoch milliseconds. */
interface SuppressedNumber extends Pick<Suppression, 'reason' | 'note' | 'by'> {
  readonly phone: string;
  readonly at: number;
}

interface Ended {
  readonly state: string;
  readonly endTime: Date | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** The numbers that couldn't be reached by text, and the first that replied STOP. */
const byTexts = (texts: readonly SeedDocument[]): SuppressedNumber[] => {
  const sent = texts.flatMap(({ path, data }) =>
    path.startsWith(`${paths.textMessages()}/`)
      ? [{ phone: String(data['to']), delivery: data['delivery'] as Ended }]
      : [],
  );
  const dead = sent.flatMap(({ phone, delivery: { endTime, error } }): SuppressedNumber[] =>
    suppressedBy({ error }) === 'bounced'
      ? [{ phone, reason: 'bounced', note: error?.message ?? null, by: null, at: endTime?.getTime() ?? 0 }]
      : [],
  );
  const arrived = sent.find(({ delivery }) => delivery.state === 'SUCCESS');
  if (!arrived) return dead;
  const at = (arrived.delivery.endTime?.getTime() ?? 0) + 3 * minute;
  return [...dead, { phone: arrived.phone, reason: 'stopped', note: 'STOP', by: null, at }];
};

/** The resident who called. */
const byCall = (customerId: string, units: readonly SeedDocument[], now: number): SuppressedNumber[] => {
  const { communityId, daysAgo, note } = caller;
  const unit = units.find(({ data }) => data['communityId'] === communityId && data['smsOptIn'] === true);
  if (!unit) return [];
  const at = now - daysAgo * millisPerDay;
  return [{ phone: String(unit.data['phone']), reason: 'byHand', note, by: customerId, at }];
};

/** The ledger line of a resident's opt-out. */
const optOutEntry = (
  customerId: string,
  { path, data }: SeedDocument,
  number: SuppressedNumber,
): SeedDocument => {
  const unitId = path.slice(path.lastIndexOf('/') + 1);
  const isReply = number.reason === 'stopped';
  const entry: Omit<Consent, 'id' | 'at'> & { readonly at: Date } = {
    phone: number.phone,
    communityId: String(data['communityId']),
    unitId,
    event: 'optOut',
    wording: number.note,
    language: data['language'] === 'es' ? 'es' : 'en',
    source: isReply ? 'reply' : 'phone',
    by: isReply ? 'resident' : number.by,
    place: isReply ? 'text' : 'dashboard',
    at: new Date(number.at),
    givenOn: null,
    importId: null,
  };
  return { path: `${paths.consents(customerId)}/${unitId}-left`, data: entry };
};

/**
 * Numbers that Sunrise Valet must not text: one for each reason.
 * @param units the documents of its units, before the opt-outs
 * @param texts its recent texts
 * @returns the updated units, and the documents of the opt-outs
 */
export const suppressionDocuments = (
  customerId: string,
  units: readonly SeedDocument[],
  texts: readonly SeedDocument[],
  now: number,
): { readonly units: SeedDocument[]; readonly documents: SeedDocument[] } => {
  const all = [...byTexts(texts), ...byCall(customerId, units, now)];
  // A landline is not an opt-out.
  const optOuts = new Map(
    all.flatMap((number) => (number.reason === 'bounced' ? [] : [[number.phone, number] as const])),
  );
  const optOutOf = ({ data }: SeedDocument) =>
    data['smsOptIn'] === true ? optOuts.get(String(data['phone'])) : undefined;
  return {
    units: units.map((unit) => {
      const number = optOutOf(unit);
      return number
        ? { ...unit, data: { ...unit.data, smsOptIn: false, smsOptOutAt: new Date(number.at) } }
        : unit;
    }),
    documents: [
      ...all.map(({ phone, at, ...why }) => ({
        path: paths.suppression(customerId, suppressionId('text', phone)),
        data: { channel: 'text', address: phone, ...why, at: new Date(at), stoppedAt: null },
      })),
      ...units.flatMap((unit) => {
        const number = optOutOf(unit);
        return number ? [optOutEntry(customerId, unit, number)] : [];
      }),
    ],
  };
};
