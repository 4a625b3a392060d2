import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, uids } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const stamped = (uid: string) => ({ createdAt: serverTimestamp(), createdBy: uid });
const existing = { createdAt: Timestamp.fromMillis(0), createdBy: uids.admin };

/** Consents to texts, suppressed numbers, and types of violation. */
export const consentAndTypeRows: Row[] = [
  ...[
    { path: paths.consents(owner), data: { phone: '+12125550100', event: 'optIn', place: 'dashboard' } },
    {
      path: paths.suppressions(owner),
      data: { channel: 'text', address: '+12125550100', reason: 'stopped' },
    },
  ].flatMap(({ path, data }) => [
    getting(`${path}/one`, runs, data),
    listing(path, runs),
    creating('one', path, 'new', (uid) => ({ ...data, at: serverTimestamp(), by: uid }), noOne),
    updating(
      'another word',
      `${path}/one`,
      { ...data, ...existing },
      { reason: 'byHand', event: 'optOut' },
      noOne,
    ),
    deleting(`${path}/one`, data, noOne),
  ]),

  getting(`${paths.violationTypes(owner)}/loose`, [...runs, 'manager', 'specialist', 'colleague']),
  listing(paths.violationTypes(owner), [...runs, 'manager', 'specialist', 'colleague']),
  creating(
    'one',
    paths.violationTypes(owner),
    'new',
    (uid) => ({ name: { en: 'Loose trash', es: 'Basura suelta' }, communityIds: 'all', ...stamped(uid) }),
    noOne,
  ),
  ...Object.entries({ isActive: false, order: 7, mergedInto: 'bulk', name: { en: 'Bulk item' } }).map(
    ([field, value]) =>
      updating(
        `the ${field}`,
        `${paths.violationTypes(owner)}/one`,
        existing,
        { [field]: value, updatedAt: serverTimestamp() },
        noOne,
      ),
  ),
  deleting(`${paths.violationTypes(owner)}/one`, existing, noOne),
];
