import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  communitySchema,
  customerSchema,
  paths,
  suppressionSchema,
  unitSchema,
  type Settings,
  type TextWords,
} from 'shared-lib/domain';
import {
  defaultTemplates,
  smsTemplateSchema,
  type BroadcastRequest,
  type BroadcastFacts,
  type BroadcastPlace,
} from 'mf-settings/domain';
import { communityExists } from '../community/history.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';
import { readTextPermission } from './textPermission.ts';

/** The fields that decide if a unit is texted and what the text says. */
const textedFields = [
  'communityId',
  'building',
  'unitNumber',
  'language',
  'status',
  'phone',
  'smsOptIn',
  'smsOptInAt',
  'smsOptOutAt',
] as const;

type PlacedUnit = BroadcastPlace['units'][number];

/** An unreadable unit counts as unreachable. */
const unitOf = (snapshot: DocumentSnapshot): PlacedUnit =>
  recordOf(unitSchema, snapshot) ?? {
    id: snapshot.id,
    building: null,
    unitNumber: '',
    language: 'en',
    status: 'active',
    phone: '+1',
    smsOptIn: true,
    smsOptInAt: null,
    smsOptOutAt: null,
  };

/** An active community with its units; empty if it was deleted, is archived, or is damaged. */
const placeOf = async (customerId: string, communityId: string): Promise<BroadcastPlace[]> => {
  const units = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .select(...textedFields);
  const [snapshot, found] = await Promise.all([
    firestore().doc(paths.community(customerId, communityId)).get(),
    units.get(),
  ]);
  const community = communityExists(snapshot) ? recordOf(communitySchema, snapshot) : null;
  return community && community.archivedAt === null ? [{ community, units: found.docs.map(unitOf) }] : [];
};

/** The numbers a business must not text, and why. */
const suppressedOf = async (customerId: string): Promise<BroadcastFacts['suppressed']> => {
  const found = await firestore()
    .collection(paths.suppressions(customerId))
    .where('channel', '==', 'text')
    .get();
  const records = found.docs.flatMap((document) => recordOf(suppressionSchema, document) ?? []);
  return new Map(records.map(({ address, reason }) => [address, reason]));
};

/** The words of a broadcast: the custom ones, the owner's template, or the default. */
const templatesOf = async (
  customerId: string,
  { kind, words }: Pick<BroadcastRequest, 'kind' | 'words'>,
): Promise<TextWords> => {
  if (kind === 'custom') return words ?? { en: '', es: '' };
  const template = await firestore().doc(paths.smsTemplate(customerId, kind)).get();
  return recordOf(smsTemplateSchema, template) ?? defaultTemplates[kind];
};

/** Everything that decides who gets which text, except for the time. */
export const readBroadcast = async (
  customerId: string,
  ask: BroadcastRequest,
): Promise<Omit<BroadcastFacts, 'now' | 'expiresAt'> & { readonly settings: Settings['sms'] }> => {
  const [places, suppressed, sms, customer, words, mayText] = await Promise.all([
    Promise.all([...new Set(ask.communityIds)].map((id) => placeOf(customerId, id))),
    suppressedOf(customerId),
    firestore().doc(paths.settingsSection(customerId, 'sms')).get(),
    firestore().doc(paths.customer(customerId)).get(),
    templatesOf(customerId, ask),
    firestore().runTransaction((transaction) => readTextPermission(transaction, customerId), {
      readOnly: true,
    }),
  ]);
  const settings = settingsOf('sms', sms);
  return {
    places: places.flat(),
    suppressed,
    mayText,
    sms: settings,
    settings,
    businessName: recordOf(customerSchema, customer)?.businessName ?? '',
    words,
    minutes: ask.minutes,
  };
};
