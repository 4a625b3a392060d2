import { serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { paths, shownPurposes } from 'shared-lib/domain';
import { noOne, owner, runs, stranger, uids } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const broadcasts = paths.broadcasts(owner);
const templates = paths.smsTemplates(owner);
const answers = paths.answerTemplates(owner);
const text = { to: '+12125550100', customerId: owner, purpose: 'service' };

/** A business's texts: those shown to it, its broadcasts, and their words. */
export const textRows: Row[] = [
  getting('messages/one', noOne),
  getting('messages/shown', runs, text),
  getting('messages/secret', noOne, { ...text, purpose: 'account' }),
  getting('messages/nobodys', noOne, { ...text, customerId: null }),
  getting('messages/others', noOne, { ...text, customerId: 'somebody' }),
  listing('messages', noOne),
  listing(
    'messages',
    runs,
    () => [where('customerId', '==', owner), where('purpose', 'in', [...shownPurposes])],
    ' of the business, as it is shown them',
  ),
  listing('messages', noOne, () => [where('customerId', '==', owner)], ' of the business, of any purpose'),
  listing(
    'messages',
    noOne,
    () => [where('customerId', '==', 'somebody'), where('purpose', 'in', [...shownPurposes])],
    ' of another business',
  ),
  creating('a text', 'messages', 'two', text, noOne),
  updating('change a text', 'messages/one', { customerId: owner }, { body: 'Mine' }, noOne),
  deleting('messages/shown', text, noOne),
  listing(broadcasts, runs),
  getting(`${paths.broadcasts(stranger)}/one`, ['stranger'], { status: 'made' }),
  creating('one', broadcasts, 'new', { status: 'making' }, noOne),
  updating('call one off', `${broadcasts}/one`, { status: 'making' }, { status: 'canceled' }, noOne),
  listing(answers, runs),
  getting(`${paths.answerTemplates(stranger)}/one`, ['stranger'], { name: 'Sorry' }),
  creating('an answer', answers, 'new', { name: 'Sorry', en: 'Sorry.', es: 'Perdón.' }, noOne),
  updating('change an answer', `${answers}/one`, { en: 'Hi' }, { en: 'Hello' }, noOne),
  listing(templates, runs),
  creating('words', templates, 'noService', { en: 'No service.', es: 'Sin servicio.' }, noOne),
  updating('change words', `${templates}/welcome`, { en: 'Hi' }, { en: 'Hello' }, noOne),
];

const stamped = (uid: string) => ({ createdAt: serverTimestamp(), createdBy: uid });
const existing = { createdAt: Timestamp.fromMillis(0), createdBy: uids.admin };

/** Consents to texts, suppressed numbers, and violation types. */
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
