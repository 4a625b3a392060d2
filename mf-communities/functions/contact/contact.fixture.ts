import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallableFunction } from 'firebase-functions/https';
import { paths, priceIds } from 'shared-lib/domain';
import { textMonth } from 'mf-settings/domain';
import type { ChallengeRequest, FormChallenge } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { newChallenge } from 'backend/functions/core/contact/guard.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { sendContactForm } from './callables/sendContactForm.ts';

export const owner = 'olivia';
export const address = { businessSlug: 'sunrise', communitySlug: 'maple' };
export const place = { ...address, form: 'contact', binTagId: null } as const;
export const phone = '+12125550100';

/** Calls a function without signing in, from an IP address. @returns its result, or the code and reason of its error */
export const callFrom = async (ip: string, callable: CallableFunction<unknown, unknown>, data: unknown) => {
  try {
    return await callable.run({ data, rawRequest: { ip, headers: {} } } as never);
  } catch (error) {
    const { code, details } = error as {
      code?: string;
      details?: { fields?: Record<string, { code: string }> };
    };
    return [code, details?.fields?.['guard']?.code ?? details?.fields].filter(Boolean);
  }
};

const solved = async (challenge: FormChallenge) => {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey, counterStart: 100 });
  return {
    challenge,
    solution: { counter: solution!.counter, derivedKey: solution!.derivedKey },
    website: '',
  };
};
/** The proof of a form opened this long ago, in milliseconds. */
export const proofOf = async (ask: ChallengeRequest, ago = 10_000) =>
  solved(await newChallenge(ask, Date.now() - ago));

export const filled = {
  ...address,
  topic: 'other',
  unitNumber: 'A-203',
  name: 'Hana',
  email: 'hana@example.com',
  phone: '',
  message: 'Hello',
  smsConsent: false,
  language: 'es',
};
export const send = (form: object, ip = '203.0.113.1') => callFrom(ip, sendContactForm, form);
export const submissions = async () =>
  (await firestore().collection(paths.contactSubmissions(owner)).get()).docs.map((one) => one.data());
export const texts = async () =>
  (await firestore().collection(paths.textMessages()).get()).docs.map((one) => one.data());
export const thisMonth = () => paths.textCounts(owner, textMonth({ timeZone: null }, Date.now()));
export const unit = { communityId: 'maple', building: 'A', unitNumber: '203', status: 'active' };

/** Starts a deletion once a call has found the page. */
export const markDeletion = () =>
  firestore().doc(paths.community(owner, 'maple')).update({ unfinished: 'deleting' });

/** Contact forms and sign-ups in a separate Firestore and Storage, with a community that has one unit and one tag. */
export function useContactPlace(): void {
  useOwnFirestore();
  useOwnStorage();
  jest.setTimeout(120_000);

  beforeAll(() => {
    Object.assign(process.env, { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+12025550100' });
  });

  beforeEach(async () => {
    for (const name of [
      'contactSubmissions',
      'textSignUps',
      'consents',
      'units',
      'suppressions',
      'subscriptions',
    ] as const)
      await firestore().recursiveDelete(firestore().collection(paths[name](owner)));
    await firestore().doc(thisMonth()).delete();
    await firestore().doc(paths.settingsSection(owner, 'business')).delete();
    for (const path of [paths.rateCounters(), paths.usedProofs(), paths.mails(), paths.textMessages()])
      await firestore().recursiveDelete(firestore().collection(path));
    const write = (path: string, data: object) => firestore().doc(path).set(data);
    await write(paths.customer(owner), { businessName: 'Sunrise Valet', businessSlug: 'sunrise' });
    await write(paths.community(owner, 'maple'), { propertyName: 'Maple Court', slug: 'maple' });
    await write(paths.community(owner, 'oak'), { propertyName: 'Oak', slug: 'oak' });
    await write(paths.unit(owner, 'a203'), unit);
    await write(paths.binTag(owner, 'tag1'), {
      communityId: 'maple',
      unitId: 'a203',
      label: 'A-203',
      status: 'assigned',
    });
    await write(paths.settingsSection(owner, 'sms'), { enabled: true });
    await write(`${paths.subscriptions(owner)}/paid`, {
      status: 'active',
      priceId: priceIds.standard,
      quantity: 1,
      current_period_end: new Date('2999-01-01'),
    });
  });
}
