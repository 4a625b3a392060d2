import { createHash } from 'node:crypto';
import { addDays, localDate, momentOfNight, paths, type Community } from 'shared-lib/domain';
import { monthAfter } from 'mf-communities/domain';
import type { SeedDocument } from '../seedSet.ts';

/** The key of the demo's link, the same in every demo, so that anyone can try it. A real link never has such a key. */
export const demoManagerKey = 'demo-key-for-the-manager-of-maple-court';

const millisPerDay = 86_400_000;

/**
 * The links of a community's managers, one of which any reader of the docs can open, and a closure that one of them requests.
 * @param by the login uid of the person who created them
 */
export const managerDocuments = (
  customerId: string,
  community: Pick<Community, 'id' | 'timezone'>,
  by: string,
  now: number,
): SeedDocument[] => {
  const { id: communityId, timezone } = community;
  const today = localDate(now, timezone);
  const link = (linkId: string, name: string, until: string, more: object = {}): SeedDocument => ({
    path: paths.managerLink(customerId, linkId),
    data: {
      communityId,
      name,
      email: null,
      language: 'en',
      until,
      expiresAt: new Date(momentOfNight(until, '00:00', timezone)),
      wantsMail: false,
      createdAt: new Date(now - 90 * millisPerDay),
      createdBy: by,
      revokedAt: null,
      lastUsedAt: null,
      ...more,
    },
  });
  const [open, ended] = ['maple-manager', 'maple-former-manager'];
  const until = addDays(today, 275);
  const month = today.slice(0, 7);
  return [
    link(open, 'Morgan Reyes', until, { email: 'morgan@maple-court.example', wantsMail: true }),
    link(ended, 'Dana Whitcomb', addDays(today, 40), {
      revokedAt: new Date(now - 30 * millisPerDay),
      revokedBy: by,
    }),
    {
      path: paths.managerTurn(customerId, `statement_${open}`),
      data: {
        kind: 'statement',
        communityId,
        linkId: open,
        month,
        dueAt: new Date(momentOfNight(`${monthAfter(month)}-01`, '12:00', timezone)),
        mailSecret: `demo-${open}`,
      },
    },
    {
      path: paths.managerKey(createHash('sha256').update(demoManagerKey).digest('hex')),
      data: {
        customerId,
        linkId: open,
        communityId,
        expiresAt: new Date(momentOfNight(until, '00:00', timezone)),
      },
    },
    {
      path: paths.closureRequest(customerId, 'maple-paving'),
      data: {
        communityId,
        linkId: open,
        name: 'Morgan Reyes',
        dates: [addDays(today, 21), addDays(today, 22)],
        note: 'The parking lot is being paved, so no one can drive in.',
        status: 'new',
        createdAt: new Date(now - 5 * 3_600_000),
        answeredAt: null,
        answeredBy: null,
      },
    },
  ];
};
