import {
  addDays,
  momentOfNight,
  paths,
  queuedDelivery,
  readDocument,
  serviceNight,
  unitSchema,
  type Community,
  type Delivery,
  type TemplatedKind,
} from 'shared-lib/domain';
import { defaultTemplates, planBroadcast, usefulMillis, type PlannedText } from 'mf-settings/domain';
import type { SeedDocument } from '../seedSet.ts';

const businessName = 'Sunrise Valet';
const minutes = 45;

/** Quiet hours start late, so that the demo can text on most evenings. */
const settings = {
  enabled: true,
  senderName: businessName,
  quietFrom: '22:00',
  quietTo: '08:00',
  monthlySegments: 5000,
};

/** How many broadcast texts are kept. */
const keptTexts = { runningLate: 14, noService: 9 } as const satisfies Partial<Record<TemplatedKind, number>>;

/** A broadcast to a whole community, with its night (`YYYY-MM-DD`) and time, epoch milliseconds. */
interface Told {
  readonly communityId: string;
  readonly night: string;
  readonly at: number;
}

/** Sunrise Valet's recent broadcasts. The records of these nights match them. */
export interface RecentTexts {
  readonly runningLate: Told & { readonly minutes: number };
  readonly noService: Told;
}

/**
 * Last night, a broadcast announced that the team was late in Long Beach, where service was due at eight. Four nights ago, an
 * afternoon broadcast announced that no one would come to Pine Hollow, which has no specialist.
 * @param now epoch milliseconds
 */
export const recentTextsAt = (now: number): RecentTexts => {
  const [west, east] = ['America/Los_Angeles', 'America/New_York'];
  const lastNight = addDays(serviceNight(now, west), -1);
  const closed = addDays(serviceNight(now, east), -4);
  return {
    runningLate: {
      communityId: 'harbor-point',
      night: lastNight,
      at: momentOfNight(lastNight, '20:10', west),
      minutes,
    },
    noService: { communityId: 'pine-hollow', night: closed, at: momentOfNight(closed, '15:30', east) },
  };
};

const momentOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** How a text ended: one was for a landline, one was out of reach, the others were delivered. */
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
 * Sunrise Valet's text settings and recent texts.
 * @param units the documents of its units
 * @param lately its recent broadcasts
 */
export const textDocuments = (
  customerId: string,
  communities: readonly Community[],
  units: readonly SeedDocument[],
  lately: RecentTexts,
): SeedDocument[] => {
  const everyUnit = units.flatMap(({ path, data }) => {
    const read = readDocument(unitSchema, path, data);
    return read.ok ? [read.value] : [];
  });
  const kinds = Object.keys(keptTexts) as (keyof typeof keptTexts)[];
  const broadcasts = kinds.flatMap((kind) => {
    const { communityId, at } = lately[kind];
    const kept = keptTexts[kind];
    const community = communities.find(({ id }) => id === communityId);
    if (!community) return [];
    const broadcastId = `seed-${kind}`;
    const expiresAt = at + usefulMillis[kind];
    const { counts, texts } = planBroadcast({
      places: [
        { community, units: everyUnit.filter((unit) => unit.communityId === communityId).slice(0, kept * 4) },
      ],
      suppressed: new Map(),
      mayText: () => true,
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
