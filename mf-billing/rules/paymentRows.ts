import { where } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { customer } from '../../backend/rules/table/records.ts';
import { everyone, noOne, owner, runs, type Role } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const subscriptionPath = paths.subscription(owner, 'elm');
const subscription = { status: 'active', quantity: 1 };
const invoicePath = paths.invoice(owner, 'elm', 'in_1');
const invoice = { status: 'open', amount_due: 4_000 };

const subscriptionRows: Row[] = [
  getting(subscriptionPath, runs),
  listing(paths.subscriptions(owner), runs),
  listing(paths.subscriptions(owner), runs, () => [where('status', '==', 'active')], ', active'),
  creating('give oneself one', paths.subscriptions(owner), 'two', subscription, noOne),
  updating('more employees', subscriptionPath, subscription, { quantity: 100 }, noOne),
  updating('pay until the end of time', subscriptionPath, subscription, { current_period_end: 9e15 }, noOne),
  updating('more are paid for', subscriptionPath, subscription, { metadata: { paidQuantity: '9' } }, noOne),
  deleting(subscriptionPath, subscription, noOne),
  getting(invoicePath, runs),
  listing(paths.invoices(owner, 'elm'), runs),
  creating('an invoice', paths.invoices(owner, 'elm'), 'in_2', invoice, noOne),
  updating('pay an invoice by a word', invoicePath, invoice, { status: 'paid' }, noOne),
  deleting(invoicePath, invoice, noOne),
];

const changePath = paths.planChange(owner, 'one');
const planChange = { kind: 'more', from: 1, to: 2, at: new Date(), by: owner };

const changeRows: Row[] = [
  getting(changePath, runs),
  listing(paths.planChanges(owner), runs),
  creating('a change', paths.planChanges(owner), 'two', planChange, noOne),
  updating('another author', changePath, planChange, { by: null }, noOne),
  deleting(changePath, planChange, noOne),
];

const sessionPath = paths.checkoutSession(owner, 'one');
const session = { mode: 'subscription', price: 'price_professional', quantity: 1, status: 'open' };

const sessionRows: Row[] = [
  getting(sessionPath, ['owner']),
  listing(paths.checkoutSessions(owner), ['owner']),
  creating('begin a checkout', paths.checkoutSessions(owner), 'two', session, noOne),
  creating(
    'begin one with a trial',
    paths.checkoutSessions(owner),
    'two',
    { ...session, trial_period_days: 365 },
    noOne,
  ),
  updating('another price', sessionPath, session, { price: 'price_team' }, noOne),
  deleting(sessionPath, session, noOne),
];

/** The first id in the path of the table's query, by collection. */
const productId = owner;
const product = { active: true, name: 'Professional' };
const price = { active: true, unit_amount: 4_000 };
const signedIn: readonly Role[] = everyone.filter((role) => role !== 'nobody');

const catalogRows: Row[] = [
  getting(paths.product(productId), signedIn),
  listing(paths.products(), signedIn),
  creating('a product', paths.products(), 'two', product, noOne),
  updating('another name', paths.product(productId), product, { name: 'Free' }, noOne),
  deleting(paths.product(productId), product, noOne),
  getting(paths.price(productId, 'price_1'), signedIn),
  listing(paths.prices(productId), signedIn),
  creating('a price', paths.prices(productId), 'price_2', price, noOne),
  updating('a lower price', paths.price(productId, 'price_1'), price, { unit_amount: 1 }, noOne),
  deleting(paths.price(productId, 'price_1'), price, noOne),
];

const changing = (what: string, changes: object): Row =>
  updating(what, paths.customer(owner), customer, changes, noOne, ['owner']);

/** Subscriptions and products: only functions write them. */
export const paymentRows: Row[] = [
  ...subscriptionRows,
  ...changeRows,
  ...sessionRows,
  ...catalogRows,
  changing('choose the plan by oneself', { planChosen: 'free' }),
  changing('be somebody else at the provider', { stripeId: 'cus_another' }),
  getting('paymentEvents/evt_1', noOne),
  listing(paths.paymentEvents(), noOne),
  creating('an event', 'paymentEvents', 'evt_2', { type: 'invoice.paid' }, noOne),
];
