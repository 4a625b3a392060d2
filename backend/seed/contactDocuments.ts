import { addDays, newRequestNumber, paths, serviceNight, weekdayOf, type Community } from 'shared-lib/domain';
import { randomOf } from './random.ts';
import type { SeedDocument } from './seedSet.ts';

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
] as const;

/** The communities from which somebody wrote in Spanish. */
const inSpanish: readonly string[] = ['harbor-point'];

/** The last night on which a community was served, before the moment at which somebody wrote. */
const nightBefore = ({ timezone, serviceDays }: Community, createdAt: number): string => {
  const tonight = serviceNight(createdAt, timezone);
  const before = Array.from({ length: 7 }, (_, back) => addDays(tonight, -1 - back));
  return before.find((date) => serviceDays.includes(weekdayOf(date))) ?? tonight;
};

/** A number that is the same each time. */
const numberOf = (id: string): string => {
  const random = randomOf(`request/${id}`);
  return newRequestNumber((below) => random.int(0, below - 1));
};

/**
 * What residents of Sunrise Valet wrote through the public pages.
 * @param units those of these communities
 */
export const contactDocuments = (
  customerId: string,
  communities: readonly Community[],
  units: readonly SeedDocument[],
  now: number,
): SeedDocument[] =>
  submissions.map(([communityId, name, unitNumber, topic, message, status, hoursAgo], index) => {
    const createdAt = new Date(now - hoursAgo * millisPerHour);
    const community = communities.find(({ id }) => id === communityId);
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
        night: topic === 'missedPickup' && community ? nightBefore(community, createdAt.getTime()) : null,
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
