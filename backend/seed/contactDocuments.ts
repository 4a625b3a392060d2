import { paths } from 'shared-lib/domain';
import type { SeedDocument } from './seedSet.ts';

const millisPerHour = 3_600_000;

const submissions = [
  ['maple-court', 'Hana Novak', 'A-203', 'missedPickup', 'My bag was still there this morning.', 'new', 3],
  ['harbor-point', 'Luis Romero', 'A-105', 'bulkItem', 'How do I get rid of an old sofa?', 'new', 7],
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

/** What residents of Sunrise Valet wrote through the public pages. */
export const contactDocuments = (customerId: string, now: number): SeedDocument[] =>
  submissions.map(([communityId, name, unitNumber, topic, message, status, hoursAgo], index) => {
    const createdAt = new Date(now - hoursAgo * millisPerHour);
    return {
      path: `${paths.contactSubmissions(customerId)}/contact-${index + 1}`,
      data: {
        communityId,
        name,
        unitNumber,
        email: `resident${index + 1}@example.com`,
        topic,
        message,
        smsConsent: index % 2 === 0,
        status,
        dueAt: new Date(createdAt.getTime() + 24 * millisPerHour),
        createdAt,
      },
    };
  });
