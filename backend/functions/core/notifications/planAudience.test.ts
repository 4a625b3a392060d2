import {
  choicesOf,
  notificationDefaults,
  notificationSettings,
  personalNotificationsSchema,
  type NotificationKind,
  type NotificationSetting,
} from 'shared-lib/domain';
import { planAudience, pushLevel, shouldPush } from './planAudience.ts';

const zone = 'America/New_York';
const lateEvening = Date.parse('2026-07-15T23:00-04:00');
const morning = Date.parse('2026-07-16T07:00-04:00');
const noon = Date.parse('2026-07-16T12:00-04:00');

const roles = ['owner', 'admin', 'adminWithOwnList'] as const;
type Role = (typeof roles)[number];

const lists: Readonly<Record<Role, string | null>> = {
  owner: 'customers/olivia/notifications',
  // Uses the owner's list.
  admin: null,
  adminWithOwnList: 'customers/olivia/notificationLists/adam/notifications',
};

/** A person with settings in the owner's document and in their own. */
const person = (role: Role, customer: object, own: object, email = 'olivia@demo.test') => {
  const chosen = personalNotificationsSchema.parse({
    id: 'adam',
    isOwn: role === 'adminWithOwnList',
    ...own,
  });
  const choices = choicesOf({ ...notificationDefaults, ...customer }, chosen, role === 'owner');
  return { choices, list: lists[role], email, role: role === 'owner' ? 'owner' : 'Admin' };
};

/** The kinds of news by the setting that creates them. */
const kindsOf: Readonly<Record<NotificationSetting, readonly NotificationKind[]>> = {
  notifyClockInOut: ['clockIn', 'clockOut'],
  notifyViolations: ['violation'],
  notifyContactSubmissions: ['contactForm'],
  notifyMissedShifts: ['lateShift', 'missedShift', 'roundAtRisk', 'noOneOnClock'],
  notifyEmployeeRequests: ['request'],
  // It only emails, and adds no notification.
  emailContactSubmissions: [],
};
const kinds = Object.values(kindsOf).flat();

describe('listed notifications', () => {
  const madeFor = (role: Role, customer: object, own: object) =>
    kinds.filter((kind) => planAudience(person(role, customer, own), kind, zone, noon).isListed);

  test.each<[Role, readonly NotificationKind[]]>([
    ['owner', kinds],
    ['admin', []],
    ['adminWithOwnList', kinds],
  ])('for an %s with default settings', (role, made) => {
    expect(madeFor(role, {}, {})).toEqual(made);
  });

  test.each(
    notificationSettings.flatMap((name) => [
      { role: 'owner', at: 'the account’s', name, customer: { [name]: false }, own: {} } as const,
      // The owner's personal document is ignored: their settings are the account's.
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

  test('for an Admin who turned on what the account turned off', () => {
    const off = Object.fromEntries(notificationSettings.map((name) => [name, false]));
    expect(madeFor('adminWithOwnList', off, { notifyViolations: true })).toEqual(['violation']);
    expect(madeFor('owner', off, {})).toEqual([]);
  });
});

describe('emailed notifications', () => {
  const all = { emailMissedShifts: true, emailViolations: true, emailEmployeeRequests: true };
  const forms = { emailContactSubmissions: true };
  const quiet = { hasQuietHours: true, quietFrom: '22:00', quietTo: '07:00' };
  const neverMailed = {
    clockIn: 'never',
    clockOut: 'never',
    roundAtRisk: 'never',
    noOneOnClock: 'never',
  };
  const never = { violation: 'never', contactForm: 'never', request: 'never' };

  /** When each kind is emailed, by a person's settings, for events at 11 PM. Clock-ins never are. */
  const table: readonly [string, object, object, Partial<Record<NotificationKind, string>>][] = [
    ['nothing', {}, {}, { lateShift: 'never', missedShift: 'never', ...never }],
    ['the digest only', { hasDigest: true }, {}, { lateShift: 'never', missedShift: 'never', ...never }],
    [
      'everything immediately',
      all,
      forms,
      { lateShift: 'now', missedShift: 'now', violation: 'now', contactForm: 'now', request: 'now' },
    ],
    [
      'everything immediately, and the digest',
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
      'everything, but during quiet hours only urgent ones',
      { ...all, ...quiet },
      forms,
      { lateShift: 'now', missedShift: 'now', violation: 'later', contactForm: 'later', request: 'later' },
    ],
    [
      'everything, and nothing during quiet hours',
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

  /** The owner's setting for contact forms is in the account's document, an Admin's in their own. */
  const mailedTo = (role: Role, own: object, formsToo: object, at = lateEvening) => {
    const someone =
      role === 'owner' ? person(role, formsToo, own) : person(role, {}, { ...own, ...formsToo });
    const when = (kind: NotificationKind) => {
      const { mail } = planAudience(someone, kind, zone, at);
      if (mail === null) return 'never';
      return mail.notBefore === null ? 'now' : mail.notBefore === morning ? 'later' : String(mail.notBefore);
    };
    return Object.fromEntries(kinds.map((kind) => [kind, when(kind)]));
  };

  const cases = roles.flatMap((role) => table.map((row) => [role, ...row] as const));

  test.each(cases)('to an %s who wants %s', (role, _, own, formsToo, expected) => {
    expect(mailedTo(role, own, formsToo)).toEqual({ ...neverMailed, ...expected });
  });

  test.each(roles)('to an %s outside of the quiet hours: at once', (role) => {
    expect(Object.values(mailedTo(role, { ...all, ...quiet }, forms, noon))).not.toContain('later');
  });

  test('an Admin doesn’t get contact forms because the owner wants them, nor the owner because an Admin does', () => {
    const mailOf = (role: Role, customer: object, own: object) =>
      planAudience(person(role, customer, own), 'contactForm', zone, noon).mail;
    expect(mailOf('admin', forms, {})).toBeNull();
    expect(mailOf('admin', {}, forms)).toEqual({ notBefore: null });
    expect(mailOf('owner', {}, forms)).toBeNull();
    expect(mailOf('owner', forms, {})).toEqual({ notBefore: null });
  });

  test('even with the list turned off, but never without an address', () => {
    const off = { ...forms, notifyContactSubmissions: false };
    expect(planAudience(person('owner', off, {}), 'contactForm', zone, noon)).toEqual({
      isListed: false,
      mail: { notBefore: null },
      isPushed: false,
    });
    expect(planAudience(person('owner', forms, {}, ''), 'contactForm', zone, noon).mail).toBeNull();
  });
});

describe('push notifications', () => {
  test.each<[NotificationKind, 'urgent' | 'other']>([
    ['lateShift', 'urgent'],
    ['missedShift', 'urgent'],
    ['roundAtRisk', 'urgent'],
    ['noOneOnClock', 'urgent'],
    ['clockIn', 'other'],
    ['clockOut', 'other'],
    ['violation', 'other'],
    ['contactForm', 'other'],
    ['request', 'other'],
  ])('%s is %s', (kind, level) => {
    expect(pushLevel(kind)).toBe(level);
  });

  const both = { pushUrgent: true, pushOther: true };
  const quiet = { hasQuietHours: true, quietFrom: '22:00', quietTo: '07:00' };

  test.each<[string, NotificationKind, string, object, number, boolean]>([
    ['nothing without a choice', 'missedShift', 'owner', {}, noon, false],
    ['an urgent one', 'missedShift', 'owner', { pushUrgent: true }, noon, true],
    ['no other one with urgent ones', 'violation', 'owner', { pushUrgent: true }, noon, false],
    ['another one', 'violation', 'owner', { pushOther: true }, noon, true],
    ['no urgent one with others', 'lateShift', 'owner', { pushOther: true }, noon, false],
    ['an Admin’s', 'violation', 'Admin', both, noon, true],
    ['none of a District Manager', 'missedShift', 'District Manager', both, noon, false],
    ['none of a Specialist', 'missedShift', 'Collection Specialist', both, noon, false],
    ['none in quiet hours', 'violation', 'owner', { ...both, ...quiet }, lateEvening, false],
    ['one as they end', 'violation', 'owner', { ...both, ...quiet }, morning, true],
    ['one outside of them', 'violation', 'owner', { ...both, ...quiet }, noon, true],
    ['no urgent one in quiet hours', 'missedShift', 'owner', { ...both, ...quiet }, lateEvening, false],
    [
      'an urgent one that breaks them',
      'missedShift',
      'owner',
      { ...both, ...quiet, pushInQuietHours: true },
      lateEvening,
      true,
    ],
    [
      'no other one that does',
      'violation',
      'owner',
      { ...both, ...quiet, pushInQuietHours: true },
      lateEvening,
      false,
    ],
  ])('%s', (_, kind, role, own, now, isPushed) => {
    const chosen = personalNotificationsSchema.parse({ id: 'adam', ...own });
    const choices = choicesOf(notificationDefaults, chosen, role === 'owner');
    expect(shouldPush(kind, role, choices, zone, now)).toBe(isPushed);
  });

  test('nothing that the person has turned off in the app', () => {
    const chosen = personalNotificationsSchema.parse({ id: 'olivia', ...both });
    const choices = choicesOf({ ...notificationDefaults, notifyViolations: false }, chosen, true);
    expect(shouldPush('violation', 'owner', choices, zone, noon)).toBe(false);
    expect(shouldPush('contactForm', 'owner', choices, zone, noon)).toBe(true);
  });
});
