import {
  defaultTemplates,
  paths,
  planBroadcast,
  queuedDelivery,
  readDocument,
  unitSchema,
  usefulFor,
  type Community,
  type Delivery,
  type PlannedText,
  type TemplatedKind,
} from 'shared-lib/domain';
import type { SeedDocument } from './seedSet.ts';

const millisPerHour = 3_600_000;
const businessName = 'Sunrise Valet';
const minutes = 45;

/** Quiet hours that begin late, so that the demo can text on most evenings. */
const settings = {
  enabled: true,
  senderName: businessName,
  quietFrom: '22:00',
  quietTo: '08:00',
  monthlySegments: 5000,
};

/** What was told to many, to which community, so many hours ago, and how many of its texts are kept. */
const told = [
  ['runningLate', 'harbor-point', 27, 14],
  ['noService', 'cedar-glen', 98, 9],
] as const satisfies readonly (readonly [TemplatedKind, string, number, number])[];

const momentOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** How a text ended: one had a landline, one was out of reach, the others arrived. */
const deliveryOf = (id: string, index: number, at: number): Record<string, unknown> => {
  const failure = { 3: '30006', 7: '30003' }[index];
  const delivery: Delivery = {
    ...queuedDelivery(at),
    state: failure === undefined ? 'SUCCESS' : 'ERROR',
    attempts: 1,
    startTime: at,
    endTime: at + 4000,
    error:
      failure === undefined
        ? null
        : { code: failure, message: `Twilio says: undelivered, error ${failure}.` },
    info: { providerId: `SM${id}`, isDelivered: failure === undefined, numSegments: 1 },
  };
  return {
    ...delivery,
    dueTime: null,
    startTime: momentOf(delivery.startTime),
    endTime: momentOf(delivery.endTime),
  };
};

const textOf = (
  customerId: string,
  broadcastId: string,
  text: PlannedText,
  index: number,
  at: number,
): SeedDocument => {
  const id = `broadcast-${broadcastId}-${text.to.slice(1)}`;
  return {
    path: paths.textMessage(id),
    data: {
      ...text,
      customerId,
      purpose: 'service',
      broadcastId,
      createdAt: new Date(at),
      expiresAt: null,
      delivery: deliveryOf(id, index, at),
    },
  };
};

/**
 * How Sunrise Valet texts its residents, and what it told them lately.
 * @param units the documents of its units
 * @param now epoch milliseconds
 */
export const textDocuments = (
  customerId: string,
  communities: readonly Community[],
  units: readonly SeedDocument[],
  now: number,
): SeedDocument[] => {
  const everyUnit = units.flatMap(({ path, data }) => {
    const read = readDocument(unitSchema, path, data);
    return read.ok ? [read.value] : [];
  });
  const broadcasts = told.flatMap(([kind, communityId, hoursAgo, kept]) => {
    const community = communities.find(({ id }) => id === communityId);
    if (!community) return [];
    const at = now - hoursAgo * millisPerHour;
    const broadcastId = `seed-${kind}`;
    const expiresAt = at + usefulFor[kind];
    const { counts, texts } = planBroadcast({
      places: [
        { community, units: everyUnit.filter((unit) => unit.communityId === communityId).slice(0, kept * 4) },
      ],
      suppressed: new Map(),
      sms: { ...settings, quietFrom: '00:00', quietTo: '00:00' },
      businessName,
      words: defaultTemplates[kind],
      minutes,
      now: at,
      expiresAt,
    });
    const broadcast: SeedDocument = {
      path: paths.broadcast(customerId, broadcastId),
      data: {
        kind,
        communityIds: [communityId],
        words: defaultTemplates[kind],
        minutes,
        status: 'made',
        ...counts,
        made: counts.recipients,
        expiresAt: new Date(expiresAt),
        createdAt: new Date(at),
        createdBy: customerId,
        updatedAt: new Date(at),
      },
    };
    return [broadcast, ...texts.map((text, index) => textOf(customerId, broadcastId, text, index, at))];
  });
  return [{ path: paths.settingsSection(customerId, 'sms'), data: settings }, ...broadcasts];
};
