import { addDays, localDate, paths } from 'shared-lib/domain';
import { demoUids } from 'backend/seed/accounts.ts';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, connectFunctions } from 'backend/kernel/testing/inProcess.fixture.ts';
import { callsOfOwnProduct } from 'backend/kernel/testing/localCalls.fixture.ts';

/** The business whose communities are archived, restored and deleted, on the local Firebase with the demo data. */
export const customer = demoUids.free;
afterAll(() => firestore().terminate());
export const calls = callsOfOwnProduct(connectFunctions);
afterEach(() => jest.restoreAllMocks());
jest.setTimeout(60_000);

/** The response of a call that returns nothing else. */
export const success = { success: true };

/** Calls a function about a community as its owner. */
export const asOwner = (callable: Parameters<typeof callAs>[1], communityId: string) =>
  callAs(customer, callable, { communityId });

/** A community's record as stored. */
export const recordOf = (id: string) => calls.readPlain(paths.community(customer, id));

/** The next night, and a past one. */
export const tomorrow = addDays(localDate(Date.now(), 'America/New_York'), 1);
export const lately = addDays(tomorrow, -3);
/** Where they are scheduled, and where a specialist asks for shifts. */
export const night = paths.scheduleNight(customer, tomorrow);
export const pastNight = paths.scheduleNight(customer, lately);
export const requests = `${paths.requests(customer)}/sam`;
/** A request for tomorrow's shift at a community. */
export const pending = (communityId: string) => ({
  userId: 'sam',
  status: 'pending',
  requestType: 'shift',
  requestDate: tomorrow,
  communityId,
});
const member = (id: string, tier: string, isActive = true) => ({
  [paths.teamMember(customer, id)]: { uid: id, customerId: customer, firstName: id, tier, isActive },
});

/** A printed code of a community. */
export const codeOf = (communityId: string) =>
  binTagCode(customer, { communityId, status: 'assigned', replacedById: null });

/** Writes a community with every kind of dependent. */
export const write = (id: string, more: object = {}) =>
  calls.writeAll({
    ...member('sam', 'Collection Specialist'),
    ...member('former', 'Collection Specialist', false),
    ...member('dana', 'District Manager'),
    [paths.community(customer, id)]: {
      propertyName: 'Elm Row',
      slug: id,
      districtManagerId: 'dana',
      serviceDays: ['monday'],
      ...more,
    },
    [paths.assignedAgent(customer, id, 'monday')]: {
      customerId: customer,
      communityId: id,
      day: 'monday',
      memberId: 'sam',
    },
    [paths.assignedAgent(customer, id, 'friday')]: {
      customerId: customer,
      communityId: id,
      day: 'friday',
      memberId: 'former',
    },
    [`${paths.community(customer, id)}/private/codes`]: { gate: '1234' },
    [night]: {
      schedule: [
        { communityId: id, newAgentId: 'sam' },
        { communityId: 'other', newAgentId: 'sam' },
      ],
    },
    [pastNight]: { schedule: [{ communityId: id, newAgentId: 'sam' }] },
    [requests]: { requests: [pending(id), pending('other')] },
    [`${paths.units(customer)}/${id}-1`]: { communityId: id, unitNumber: '1', residentName: `Rita of ${id}` },
    [`${paths.units(customer)}/other-1`]: { communityId: 'other', unitNumber: '1' },
    [`${paths.checkpoints(customer)}/${id}-gate`]: { communityId: id, name: 'Gate', order: 1, type: 'qr' },
    ...Object.fromEntries([id, 'other'].map((of) => [paths.code(`${of}-tag`), codeOf(of)])),
    [`${paths.binTags(customer)}/${id}-tag`]: { communityId: id, status: 'assigned' },
    [`${paths.contactSubmissions(customer)}/${id}-1`]: { communityId: id, name: `Rita of ${id}` },
    [paths.personalNotifications(customer, 'dana')]: { isOwn: true },
    ...Object.fromEntries(
      [paths.notifications(customer), paths.ownNotifications(customer, 'dana')].flatMap((list) => [
        [`${list}/contactForm-${id}-1`, { kind: 'contactForm', title: `Message from Rita of ${id}` }],
        [`${list}/contactForm-other-1`, { kind: 'contactForm', title: 'Message from Oscar' }],
      ]),
    ),
  });

/** The regular specialists of a community, by weekday. */
export const agentsOf = async (id: string) =>
  Object.fromEntries(
    Object.entries(await calls.list(paths.assignedAgents(customer, id))).map(([day, agent]) => [
      day,
      agent['memberId'],
    ]),
  );

beforeAll(async () => {
  // The account's own communities would fill its plan.
  for (const id of Object.keys(await calls.list(paths.communities(customer)))) {
    await calls.remove(paths.community(customer, id));
  }
});
