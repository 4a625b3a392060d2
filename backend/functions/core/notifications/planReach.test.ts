import {
  choicesOf,
  notificationDefaults,
  notificationSettings,
  personalNotificationsSchema,
  type NotificationKind,
  type NotificationSetting,
} from 'shared-lib/domain';
import { planReach } from './planReach.ts';

const zone = 'America/New_York';
const lateEvening = Date.parse('2026-07-15T23:00-04:00');
const morning = Date.parse('2026-07-16T07:00-04:00');
const noon = Date.parse('2026-07-16T12:00-04:00');

const roles = ['owner', 'admin', 'adminWithOwnList'] as const;
type Role = (typeof roles)[number];

const lists: Readonly<Record<Role, string | null>> = {
  owner: 'customers/olivia/notifications',
  // Reads the owner's.
  admin: null,
  adminWithOwnList: 'customers/olivia/notificationLists/adam/notifications',
};

/** Somebody with what stands in the owner's document and in their own. */
const person = (role: Role, customer: object, own: object, email = 'olivia@demo.test') => {
  const chosen = personalNotificationsSchema.parse({
    id: 'adam',
    isOwn: role === 'adminWithOwnList',
    ...own,
  });
  const choices = choicesOf({ ...notificationDefaults, ...customer }, chosen, role === 'owner');
  return { choices, list: lists[role], email };
};

/** The kinds of news by the switch that makes them. */
const kindsOf: Readonly<Record<NotificationSetting, readonly NotificationKind[]>> = {
  notifyClockInOut: ['clockIn', 'clockOut'],
  notifyViolations: ['violation'],
  notifyContactSubmissions: ['contactForm'],
  notifyMissedShifts: ['lateShift', 'missedShift'],
  notifyEmployeeRequests: ['request'],
  // It mails, and makes nothing.
  emailContactSubmissions: [],
};
const kinds = Object.values(kindsOf).flat();

describe('what is made', () => {
  const madeFor = (role: Role, customer: object, own: object) =>
    kinds.filter((kind) => planReach(person(role, customer, own), kind, zone, noon).isListed);

  test.each<[Role, readonly NotificationKind[]]>([
    ['owner', kinds],
    ['admin', []],
    ['adminWithOwnList', kinds],
  ])('for an %s who has chosen nothing', (role, made) => {
    expect(madeFor(role, {}, {})).toEqual(made);
  });

  test.each(
    notificationSettings.flatMap((name) => [
      { role: 'owner', at: 'the account’s', name, customer: { [name]: false }, own: {} } as const,
      // What stands in the owner's own document says nothing: theirs are the account's.
      { role: 'owner', at: 'their own', name: null, customer: {}, own: { [name]: false } } as const,
      { role: 'admin', at: 'the account’s', name, customer: { [name]: false }, own: {} } as const,
      { role: 'adminWithOwnList', at: 'the account’s', name, customer: { [name]: false }, own: {} } as const,
      { role: 'adminWithOwnList', at: 'their own', name, customer: {}, own: { [name]: false } } as const,
    ]),
  )('for an $role whose switch $name is off, of $at: all but its kinds', ({ role, name, customer, own }) => {
    const off = name === null ? [] : kindsOf[name];
    const made = role === 'admin' ? [] : kinds.filter((kind) => !off.includes(kind));
    expect(madeFor(role, customer, own)).toEqual(made);
  });

  test('for an Admin who has switched on what the account has off', () => {
    const off = Object.fromEntries(notificationSettings.map((name) => [name, false]));
    expect(madeFor('adminWithOwnList', off, { notifyViolations: true })).toEqual(['violation']);
    expect(madeFor('owner', off, {})).toEqual([]);
  });
});

describe('what is mailed', () => {
  const all = { emailMissedShifts: true, emailViolations: true, emailEmployeeRequests: true };
  const forms = { emailContactSubmissions: true };
  const quiet = { hasQuietHours: true, quietFrom: '22:00', quietTo: '07:00' };
  const never = { violation: 'never', contactForm: 'never', request: 'never' };

  /** By what somebody has chosen: when each kind is mailed, made at eleven in the evening. Clock-ins never are. */
  const table: readonly [string, object, object, Partial<Record<NotificationKind, string>>][] = [
    ['nothing', {}, {}, { lateShift: 'never', missedShift: 'never', ...never }],
    ['the digest alone', { hasDigest: true }, {}, { lateShift: 'never', missedShift: 'never', ...never }],
    [
      'everything at once',
      all,
      forms,
      { lateShift: 'now', missedShift: 'now', violation: 'now', contactForm: 'now', request: 'now' },
    ],
    [
      'everything at once, and the digest',
      { ...all, hasDigest: true },
      forms,
      { lateShift: 'now', missedShift: 'now', violation: 'now', contactForm: 'now', request: 'now' },
    ],
    ['missed shifts', { emailMissedShifts: true }, {}, { lateShift: 'now', missedShift: 'now', ...never }],
    [
      'violations',
      { emailViolations: true },
      {},
      { lateShift: 'never', missedShift: 'never', ...never, violation: 'now' },
    ],
    [
      'requests',
      { emailEmployeeRequests: true },
      {},
      { lateShift: 'never', missedShift: 'never', ...never, request: 'now' },
    ],
    ['contact forms', {}, forms, { lateShift: 'never', missedShift: 'never', ...never, contactForm: 'now' }],
    [
      'everything, but in quiet hours only what is urgent',
      { ...all, ...quiet },
      forms,
      { lateShift: 'now', missedShift: 'now', violation: 'later', contactForm: 'later', request: 'later' },
    ],
    [
      'everything, and in quiet hours nothing',
      { ...all, ...quiet, urgentInQuietHours: false },
      forms,
      {
        lateShift: 'later',
        missedShift: 'later',
        violation: 'later',
        contactForm: 'later',
        request: 'later',
      },
    ],
  ];

  /** The switch of contact forms is the owner's in the account's document, and an Admin's in their own. */
  const mailedTo = (role: Role, own: object, formsToo: object, at = lateEvening) => {
    const someone =
      role === 'owner' ? person(role, formsToo, own) : person(role, {}, { ...own, ...formsToo });
    const when = (kind: NotificationKind) => {
      const { mail } = planReach(someone, kind, zone, at);
      if (mail === null) return 'never';
      return mail.notBefore === null ? 'now' : mail.notBefore === morning ? 'later' : String(mail.notBefore);
    };
    return Object.fromEntries(kinds.map((kind) => [kind, when(kind)]));
  };

  const cases = roles.flatMap((role) => table.map((row) => [role, ...row] as const));

  test.each(cases)('to an %s who wants %s', (role, _, own, formsToo, expected) => {
    expect(mailedTo(role, own, formsToo)).toEqual({ clockIn: 'never', clockOut: 'never', ...expected });
  });

  test.each(roles)('to an %s outside of the quiet hours: at once', (role) => {
    expect(Object.values(mailedTo(role, { ...all, ...quiet }, forms, noon))).not.toContain('later');
  });

  test('to an Admin: no contact forms because the owner wants them, nor to the owner because an Admin does', () => {
    const mailOf = (role: Role, customer: object, own: object) =>
      planReach(person(role, customer, own), 'contactForm', zone, noon).mail;
    expect(mailOf('admin', forms, {})).toBeNull();
    expect(mailOf('admin', {}, forms)).toEqual({ notBefore: null });
    expect(mailOf('owner', {}, forms)).toBeNull();
    expect(mailOf('owner', forms, {})).toEqual({ notBefore: null });
  });

  test('although the list is switched off, and to nobody without an address', () => {
    const off = { ...forms, notifyContactSubmissions: false };
    expect(planReach(person('owner', off, {}), 'contactForm', zone, noon)).toEqual({
      isListed: false,
      mail: { notBefore: null },
    });
    expect(planReach(person('owner', forms, {}, ''), 'contactForm', zone, noon).mail).toBeNull();
  });
});
