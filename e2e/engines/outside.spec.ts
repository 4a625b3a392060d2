import { expect } from '@playwright/test';
import { paths, serviceNight, weekdays } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore } from '../src/backend.ts';
import { test } from './src/engineTest.ts';
import { button, dialog, field, heading, text } from './src/Person.ts';
import { contact as contactTexts } from '../../mf-communities/src/public/contact/texts/en.ts';
import { textOf } from '../src/textOf.ts';

const day = 86_400_000;

/** A community with service every night, whose public address begins with the owner's uid. */
async function publicCommunity() {
  const owner = await createOwner();
  const { uid } = owner;
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  const elm = { ...communityRecord('Elm Court'), slug: 'elm-court', serviceDays: [...weekdays] };
  await addRecords(uid, { communities: { c1: elm } });
  await expect
    .poll(async () => (await firestore().doc(paths.publicPage(uid, 'elm-court')).get()).exists, {
      timeout: 60_000,
    })
    .toBe(true);
  return { ...owner, address: `/${uid}/elm-court` };
}

test('a resident reports a missed pickup on a phone', async ({ person }) => {
  const { uid, address } = await publicCommunity();
  await person.tab.resize(390, 844);
  await person.open(address);
  await person.waitFor(heading(/Elm Court/));
  expect(await person.overflow()).toBe(0);
  await person.press(button(textOf(contactTexts, 'openings.missed')));
  await person.choose(
    { role: 'combobox', name: 'Which night?' },
    serviceNight(Date.now() - day, 'America/New_York'),
  );
  await person.fill({ role: 'textbox', name: 'Your unit' }, 'A-203');
  await person.fill({ role: 'textbox', name: 'Your name' }, 'Hana Novák');
  await person.fill({ role: 'textbox', name: 'Email' }, `hana.${uid}@residents.test`);
  expect(await person.overflow()).toBe(0);
  await person.press(button('Send'));
  const number = await person.textOf(text(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/));
  const { docs } = await firestore().collection(paths.contactSubmissions(uid)).get();
  expect(docs.map((one) => one.data())).toEqual([
    expect.objectContaining({ number, topic: 'missedPickup', unitNumber: 'A-203', name: 'Hana Novák' }),
  ]);
});

test('an owner creates a link for a property manager, who opens it', async ({ person, newPerson }) => {
  const { email } = await publicCommunity();
  await person.signIn(email, '/communities/c1?tab=managers');
  await person.press(button('Create link'));
  const form = dialog('Create link');
  await person.fill(field('Name', form), 'Pat Manager');
  await person.press(button('Create link', form));
  const link = await person.textOf(field('Link', dialog('Link for Pat Manager')));

  const manager = await newPerson();
  await manager.open(link);
  await manager.waitFor(text(/Viewing as Pat Manager/));
  await manager.waitFor({ role: 'table', name: 'Recent nights' });
});
