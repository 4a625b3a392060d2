import { where } from 'firebase/firestore';
import { paths, shownPurposes } from 'shared-lib/domain';
import { noOne, owner, runs, stranger } from '../../backend/rules/table/roles.ts';
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
