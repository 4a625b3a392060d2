import { addDays, momentOfNight, paths, serviceNight, weekdayOf, type Community } from 'shared-lib/domain';
import { newRequestNumber } from 'mf-communities/domain';
import { randomOf } from '../random.ts';
import type { SeedDocument } from '../seedSet.ts';

const millisPerHour = 3_600_000;

const submissions = [
  ['maple-court', 'Hana Novak', 'A-203', 'missedPickup', 'My bag was still there this morning.', 'new', 3],
  ['harbor-point', 'Luis Romero', 'A-105', 'bulkItem', '¿Cómo me deshago de un sofá viejo?', 'new', 7],
  [
    'cedar-glen',
    'Esther Cohen',
    'B-101',
    'violation',
    'I got a notice, but this was not my bag.',
    'inProgress',
    20,
  ],
  ['grandview-towers', 'Amir Haddad', 'C-304', 'other', 'Is there service on Thanksgiving?', 'resolved', 60],
  [
    'omalleys-row-phase-ii',
    'Maeve O’Brien',
    'A-301',
    'missedPickup',
    'Second time this month.',
    'resolved',
    120,
  ],
  // Cases confirmed by their nights' records (`reportedDoors`): served, missed, set out late; and an unknown door.
  [
    'birchwood-terrace',
    'Grace Lin',
    'A-101',
    'missedPickup',
    'Nobody picked up my trash last time.',
    'new',
    2,
  ],
  ['the-foundry-lofts', 'Owen Price', 'A-203', 'missedPickup', 'You skipped our door.', 'new', 11],
  [
    'cedar-glen',
    'Priya Raman',
    'B-105',
    'missedPickup',
    'My bags are still outside, please come by.',
    'inProgress',
    9,
  ],
  ['harbor-point', 'Jorge Salas', 'Z-900', 'missedPickup', 'Mi basura sigue afuera desde anoche.', 'new', 5],
  // This one wasn't answered in time.
  ['summit-at-lakewood', 'Tara Quinn', 'A-102', 'other', 'Could we get a second bin tag?', 'new', 30],
] as const;

/** The first message about the last attended night. */
const firstOfVerdicts = 5;

/** The communities with a message in Spanish. */
const inSpanish: readonly string[] = ['harbor-point'];

/** A community's last service night before a message was written. */
const nightBefore = ({ timezone, serviceDays }: Community, createdAt: number): string => {
  const tonight = serviceNight(createdAt, timezone);
  const before = Array.from({ length: 7 }, (_, back) => addDays(tonight, -1 - back));
  return before.find((date) => serviceDays.includes(weekdayOf(date))) ?? tonight;
};

/** When people write the next morning. */
const morning = '07:30';

/**
 * The night a report is about, and when it was written: after that night, and before now.
 * @param attended the last night a specialist came
 */
const reportOf = (
  community: Community,
  attended: string | undefined,
  written: number,
  now: number,
): { night: string; createdAt: number } => {
  if (attended === undefined) return { night: nightBefore(community, written), createdAt: written };
  const earliest = momentOfNight(attended, morning, community.timezone);
  return { night: attended, createdAt: Math.min(Math.max(written, earliest), now - millisPerHour / 2) };
};

/** A number that is the same on every run. */
const numberOf = (id: string): string => {
  const random = randomOf(`request/${id}`);
  return newRequestNumber((below) => random.int(0, below - 1));
};

/**
 * Messages that Sunrise Valet's residents sent from the public pages.
 * @param units the units of these communities
 * @param attended the last night a specialist came, by community
 */
export const contactDocuments = (
  customerId: string,
  communities: readonly Community[],
  units: readonly SeedDocument[],
  attended: ReadonlyMap<string, string>,
  now: number,
): SeedDocument[] =>
  submissions.map(([communityId, name, unitNumber, topic, message, status, hoursAgo], index) => {
    const written = now - hoursAgo * millisPerHour;
    const community = communities.find(({ id }) => id === communityId);
    const { night, createdAt: moment } =
      topic === 'missedPickup' && community
        ? reportOf(community, index < firstOfVerdicts ? undefined : attended.get(communityId), written, now)
        : { night: null, createdAt: written };
    const createdAt = new Date(moment);
    const unitId = `${communityId}-${unitNumber}`;
    const id = `contact-${index + 1}`;
    return {
      path: `${paths.contactSubmissions(customerId)}/${id}`,
      data: {
        communityId,
        number: numberOf(id),
        name,
        unitNumber,
        unitId: units.some(({ path }) => path === paths.unit(customerId, unitId)) ? unitId : null,
        email: `resident${index + 1}@example.com`,
        topic,
        night,
        message,
        language: inSpanish.includes(communityId) ? 'es' : 'en',
        via: 'page',
        smsConsent: index % 2 === 0,
        status,
        dueAt: new Date(createdAt.getTime() + 24 * millisPerHour),
        createdAt,
      },
    };
  });
