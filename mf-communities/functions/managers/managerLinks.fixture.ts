import { addDays } from 'shared-lib/domain';
import { addManagerLink, changeManagerLink } from './callables/managerLinks.ts';
import { openManagerPages } from './callables/readManagerPages.ts';
import { ask, makeBusiness, todayHere } from './managers.fixture.ts';

/** The business of the current test. */
export let owner = '';
let owners = 0;
/** The address that its managers call from. */
export let from = '';
export const today = todayHere();
export const until = addDays(today, 90);

export const newLink = {
  communityId: 'maple',
  name: 'Pat Manager',
  email: null as string | null,
  language: 'en',
  until,
  wantsMail: false,
};

export const make = async (more: Partial<typeof newLink> = {}) => {
  const { result } = await ask(addManagerLink, { ...newLink, ...more }, { uid: owner });
  const { linkId, address } = result as { linkId: string; address: string };
  return { linkId, key: new URL(address).searchParams.get('key') ?? '', address };
};

export const here = () => ({ businessSlug: owner, communitySlug: 'maple' });
export const open = (key: string, address: object = here()) =>
  ask(openManagerPages, { ...address, key }, { from });
export const sessionOf = async (key: string) => ((await open(key)).result as { session: string }).session;
export const change = (act: object) => ask(changeManagerLink, act, { uid: owner });
export const denied = { code: 'permission-denied', message: 'A valid link is required.' };

/** Creates the business for the next test. */
export const nextBusiness = async () => {
  owners += 1;
  owner = `sunrise-${owners}`;
  from = `198.51.100.${owners}`;
  await makeBusiness(owner, today);
};
