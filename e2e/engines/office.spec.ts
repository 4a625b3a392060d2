import { expect } from '@playwright/test';
import { paths, priceIds } from 'shared-lib/domain';
import { createOwner, firestore } from '../src/backend.ts';
import { scheduledOwner, week } from '../src/areas/scheduleWeek.ts';
import { test } from './src/engineTest.ts';
import { button, dialog, field, heading } from './src/Person.ts';

const enter = '\uE007';
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000);

const paidFor = (quantity: number) => ({
  subscriptions: {
    paid: { status: 'active', priceId: priceIds.standard, quantity, current_period_end: inAMonth() },
  },
});

test('an owner signs in with the form, reaches the dashboard, and is still signed in after a reload', async ({
  person,
}) => {
  await person.open('/');
  await person.waitFor(button('Log in'));
  await person.signIn((await createOwner()).email);
  await person.waitFor(heading('Dashboard'));
  await person.open('/');
  await person.waitFor(heading('Dashboard'));
});

test('the owner adds a team member, who is then listed', async ({ person }) => {
  const { uid, email } = await createOwner(paidFor(1));
  await person.signIn(email, '/team');
  await person.press(button('Add team member'));
  const form = dialog('Add team member');
  await person.fill({ role: 'textbox', name: 'First name', within: form }, 'Dana');
  await person.fill({ role: 'textbox', name: /^Last name/, within: form }, 'Núñez');
  await person.fill({ role: 'textbox', name: 'Email', within: form }, `dana.${uid}@members.test`);
  await person.press({ role: 'radio', name: 'Collection Specialist', within: form });
  await person.press(button('Send invitation', form));
  await person.waitUntilGone(form);
  await person.waitFor({ role: 'row', name: /Dana Núñez/ }, 'Collection Specialist');
});

test('the owner opens a community’s page and adds units', async ({ person }) => {
  const maple = { propertyName: 'Maple Court', totalUnits: 6, serviceDays: ['monday'], slug: 'maple' };
  const { email } = await createOwner({ communities: { maple } });
  await person.signIn(email, '/communities');
  await person.press({ role: 'link', name: /Maple Court/ });
  await person.waitFor(heading('Maple Court'));
  await person.press({ role: 'tab', name: /^Units/ });
  await person.press(button('Add units'));
  const form = dialog('Add units');
  await person.fill(field('Building', form), 'A');
  await person.fill(field('Last floor', form), '2');
  await person.fill(field('Last unit', form), '3');
  await person.press(button('Add 6 units', form));
  await person.waitUntilGone(form);
  await person.waitFor({ role: 'gridcell', name: /203/ });
});

test('the owner assigns a shift of the week', async ({ person }) => {
  const { email } = await scheduledOwner();
  await person.signIn(email, week);
  const monday = { role: 'gridcell', within: { role: 'row', name: /Ash Gardens/ } };
  await person.waitFor(monday, 'Ada Byron');
  await person.press(monday);
  await person.press({ role: 'radio', name: /Kim Lee/ });
  await person.press(button('Assign Kim Lee'));
  await person.waitFor(monday, 'Kim Lee');
});

test('billing shows the plan, its price and its renewal', async ({ person }) => {
  const { email } = await createOwner(paidFor(3));
  await person.signIn(email, '/settings?tab=billing');
  const panel = { role: 'tabpanel', name: 'Billing' };
  await person.waitFor(panel, 'Enterprise');
  await person.waitFor(panel, '$120 per month');
  await person.waitFor(panel, 'Renews on');
});

test('the owner saves a setting', async ({ person }) => {
  const { uid, email } = await createOwner();
  await person.signIn(email, '/settings');
  await person.fill(field('Business name'), 'Elm & Oak Valet');
  await person.tab.type(enter);
  await expect
    .poll(async () => (await firestore().doc(paths.customer(uid)).get()).get('businessName') as unknown)
    .toBe('Elm & Oak Valet');
});

test('the page changes its language immediately, and keeps it', async ({ person }) => {
  const { email } = await createOwner();
  await person.signIn(email, '/settings');
  await person.choose(field('Language'), 'es');
  await person.waitFor(heading('Cuenta'));
  await person.open('/');
  await person.waitFor(heading('Panel'));
});
