import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, stranger } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const links = paths.managerLinks(owner);
const requests = paths.closureRequests(owner);
const turns = paths.managerTurns(owner);
const link = { communityId: 'maple', name: 'Pat', wantsMail: true };

/**
 * Links for property managers, their requests, and scheduled emails to them. Link keys are in `ownDataRows`.
 */
export const managerRows: Row[] = [
  getting(`${links}/one`, runs, link),
  listing(links, runs),
  listing(paths.managerLinks(stranger), ['stranger']),
  creating('one', links, 'two', link, noOne),
  updating('lengthen one', `${links}/one`, link, { expiresAt: new Date(4e12) }, noOne),
  updating(
    'take back its end',
    `${links}/one`,
    { ...link, revokedAt: new Date(0) },
    { revokedAt: null },
    noOne,
  ),
  deleting(`${links}/one`, link, noOne),
  getting(`${requests}/one`, runs, { communityId: 'maple', status: 'new' }),
  listing(requests, runs),
  creating('one', requests, 'two', { communityId: 'maple', dates: ['2026-12-25'] }, noOne),
  updating('call it added', `${requests}/one`, { status: 'new' }, { status: 'added' }, noOne),
  deleting(`${requests}/one`, { status: 'new' }, noOne),
  getting(`${turns}/one`, noOne, { mailSecret: 'secret' }),
  listing(turns, noOne),
  creating('one', turns, 'two', { kind: 'proof' }, noOne),
  updating('send it again', `${turns}/one`, { sentAt: new Date(0) }, { sentAt: null }, noOne),
  deleting(`${turns}/one`, {}, noOne),
];
