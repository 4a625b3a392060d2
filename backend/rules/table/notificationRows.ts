import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { pushPaths } from '../../functions/core/messages/domain/pushMessage.ts';
import { noOne, owner, uids } from './roles.ts';
import { creating, deleting, getting, listing, updating, updatingWrong, type Row } from './Row.ts';

const collection = paths.notificationSettings(owner);
const of = (uid: string) => paths.personalNotifications(owner, uid);
const listOf = (uid: string) => paths.ownNotifications(owner, uid);

const chosen = {
  isOwn: true,
  notifyViolations: false,
  emailMissedShifts: true,
  hasQuietHours: true,
  quietFrom: '22:00',
  quietTo: '06:30',
  hasDigest: true,
  digestAt: '06:30',
  digestBelowPercent: 95,
  pushUrgent: true,
  language: 'es',
};
const notification = { title: 'Missed shift', message: '', read: false, seen: false };
const devices = (uid: string) => `${of(uid)}/devices`;
const device = () => ({ token: 'abc', name: 'Chrome · Android', addedAt: serverTimestamp() });
const { admin, specialist, inactiveAdmin } = uids;

/** The notifications of each owner and Admin, and the lists of those who have their own. */
export const notificationRows: Row[] = [
  getting(of(owner), ['owner'], chosen),
  getting(of(admin), ['admin'], chosen),
  getting(of(specialist), noOne, chosen),
  listing(collection, noOne),
  listing(paths.ownNotifications(owner, 'elm'), noOne),
  listing(paths.digestTurns(owner), noOne),
  creating('the owner’s', collection, owner, chosen, ['owner']),
  creating('an Admin’s', collection, admin, chosen, ['admin']),
  creating('a Specialist’s', collection, specialist, chosen, noOne),
  creating('of an Admin who was deactivated', collection, inactiveAdmin, chosen, noOne),
  updating('one setting', of(admin), chosen, { notifyViolations: true }, ['admin']),
  ...updatingWrong(of(admin), 'admin', chosen, () => ({}), {
    'a switch that is a word': { hasDigest: 'yes' },
    'a digest in the evening': { digestAt: '20:00' },
    'a digest a minute too late': { digestAt: '11:31' },
    'an hour that is none': { quietTo: '25:00' },
    'more than all doors': { digestBelowPercent: 101 },
    'half a percent': { digestBelowPercent: 0.5 },
    'a push switch that is a word': { pushOther: 'yes' },
    'a language that nobody writes': { language: 'fr' },
    'one more field': { dueAt: null },
  }),
  deleting(of(owner), chosen, noOne),
  getting(`${devices(admin)}/0`, ['admin'], device()),
  listing(devices(admin), ['admin']),
  listing(devices('elm'), noOne),
  creating('a device', devices(admin), '9', device, ['admin']),
  creating('an eleventh device', devices(admin), '10', device, noOne),
  creating('a Specialist’s device', devices(specialist), '0', device, noOne),
  ...updatingWrong(`${devices(admin)}/0`, 'admin', device(), device, {
    'a token that is too long': { token: 'a'.repeat(1001) },
    'an empty token': { token: '' },
    'a name that is too long': { name: 'a'.repeat(101) },
    'a time of its own': { addedAt: new Date(0) },
    'one more field': { uid: 'someone' },
  }),
  deleting(`${devices(admin)}/0`, device(), ['admin']),
  getting(pushPaths.one('one'), noOne),
  listing(pushPaths.all, noOne),
  getting(`${listOf(admin)}/one`, ['admin'], notification),
  listing(listOf(admin), ['admin']),
  creating('one', listOf(admin), 'two', notification, noOne),
  updating('mark as read', `${listOf(admin)}/one`, notification, { seen: true, read: true }, ['admin']),
  updating('another title', `${listOf(admin)}/one`, notification, { title: 'All is well' }, noOne),
  updating('read as text', `${listOf(admin)}/one`, notification, { read: 'yes' }, noOne, ['admin']),
  deleting(`${listOf(admin)}/one`, notification, noOne),
  getting(paths.personalMail(owner, admin, 'emailChange'), ['admin'], { email: 'ada@new.test' }),
  listing(`${of(admin)}/mails`, noOne),
  updating(
    'mark it delivered',
    paths.personalMail(owner, admin, 'told'),
    { failure: {} },
    { failure: null },
    noOne,
  ),
  getting(paths.digestTurn(owner, owner), noOne),
  updating('a digest’s schedule', paths.digestTurn(owner, owner), { day: null }, { day: 'x' }, noOne),
];
