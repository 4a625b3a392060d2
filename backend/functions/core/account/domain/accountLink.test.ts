import { isLinkOpen, planJoining, type JoiningFacts, type JoiningPlan } from './accountLink.ts';
import { countNext } from './rateCounter.ts';

const link = { email: 'dana@demo.test', expiresAt: 1000 };
const login = { email: 'Dana@demo.test', disabled: false };

test.each([
  ['in time', link, login, 999, true],
  ['too late', link, login, 1000, false],
  ['the login is gone', link, null, 0, false],
  ['the login is disabled', link, { ...login, disabled: true }, 0, false],
  ['the login has moved to another address', link, { ...login, email: 'new@demo.test' }, 0, false],
  ['the login has no address', link, { disabled: false }, 0, false],
])('a link, %s', (_, of, whose, now, isOpen) => {
  expect(isLinkOpen(of, whose, now)).toBe(isOpen);
});

test.each([
  ['the first', null, 100, { count: 1, expiresAt: 1100 }],
  ['another', { count: 1, expiresAt: 1100 }, 200, { count: 2, expiresAt: 1100 }],
  ['one too many', { count: 2, expiresAt: 1100 }, 1099, null],
  ['one after the period has ended', { count: 2, expiresAt: 1100 }, 1100, { count: 1, expiresAt: 2100 }],
])('counts %s', (_, counter, now, expected) => {
  expect(countNext(counter, { max: 2, within: 1000 }, now)).toEqual(expected);
});

describe('joining', () => {
  const now = 1_000_000;
  const link = {
    id: 'hash',
    kind: 'joining',
    email: 'dana@members.test',
    phone: null,
    expiresAt: now + 1,
    usedAt: null,
  } as const;
  const member = {
    id: 'dana',
    email: 'Dana@members.test',
    phone: null,
    deactivation: null,
    invitation: { linkId: 'hash', sentAt: 0, expiresAt: now + 1, failure: null },
  };
  const holder = { uid: 'dana', disabled: false, isInUse: false };
  const other = { ...holder, uid: 'other' };

  const texted = { ...link, email: '', phone: '+12125550100' };
  const unnamed = { ...member, email: '', phone: '+12125550100' };

  test.each<[string, Partial<JoiningFacts>, JoiningPlan]>([
    ['the chosen email is free', {}, 'create'],
    ['an attempt was interrupted', { holder }, 'finish'],
    ['the chosen email is someone’s account, even an unused one', { holder: other }, 'taken'],
    ['the number was changed', { member: { ...unnamed, phone: '+12125550199' } }, 'over'],
    ['an email was added instead', { member: { ...unnamed, email: 'dana@members.test' } }, 'over'],
    ['the link names neither email nor number', { link: { ...texted, phone: null } }, 'over'],
  ])('after an invitation by text, when %s', (_, facts, plan) => {
    expect(planJoining({ link: texted, member: unnamed, holder: null, ...facts }, now)).toBe(plan);
  });

  test.each<[string, Partial<JoiningFacts>, JoiningPlan]>([
    ['no one has the address', {}, 'create'],
    ['there never was such a link', { link: null }, 'over'],
    ['the link is about something else', { link: { ...link, kind: 'passwordReset' } }, 'over'],
    ['the link was used', { link: { ...link, usedAt: 1 } }, 'over'],
    ['the link has expired', { link: { ...link, expiresAt: now } }, 'over'],
    ['the member was deleted', { member: null }, 'over'],
    ['the member has joined or was deactivated', { member: { ...member, invitation: null } }, 'over'],
    [
      'a deactivation is in progress',
      { member: { ...member, deactivation: { takenOverBy: null, startedAt: 0 } } },
      'over',
    ],
    [
      'another link was sent since',
      { member: { ...member, invitation: { ...member.invitation, linkId: 'newer' } } },
      'over',
    ],
    ['the email was changed', { member: { ...member, email: 'other@members.test' } }, 'over'],
    ['an attempt was interrupted', { holder: { ...holder, isInUse: true } }, 'finish'],
    ['the login was disabled', { holder: { ...holder, disabled: true } }, 'taken'],
    ['an account has the address and opens nothing', { holder: other }, 'replace'],
    ['such an account was disabled', { holder: { ...other, disabled: true } }, 'taken'],
    ['an account has the address and opens a business', { holder: { ...other, isInUse: true } }, 'taken'],
    [
      'the link has expired, and the address is taken',
      { link: null, holder: { ...other, isInUse: true } },
      'over',
    ],
  ])('where %s: %s', (_, facts, plan) => {
    expect(planJoining({ link, member, holder: null, ...facts }, now)).toBe(plan);
  });
});
