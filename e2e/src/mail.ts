import { expect } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from './backend.ts';

/** The links to choose a password in the mails to an address. */
const linksTo = async (email: string): Promise<string[]> => {
  const { docs } = await firestore().collection(paths.mails()).where('to', '==', email).get();
  return docs.flatMap(
    (mail) => /https?:\/\/\S+mode=choosePassword\S+/.exec(String(mail.get('message.text')))?.[0] ?? [],
  );
};

/** Waits for the one mail to an address with a link to choose a password. */
export async function passwordLink(email: string): Promise<string> {
  await expect.poll(() => linksTo(email)).toHaveLength(1);
  return (await linksTo(email))[0]!;
}
