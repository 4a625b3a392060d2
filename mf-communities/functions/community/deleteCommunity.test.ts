import type { CollectionReference } from 'firebase-admin/firestore';
import { paths, priceIds } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { expectEventually } from 'backend/kernel/testing/expectEventually.fixture.ts';
import { generateBinTags } from '../binTags/callables/binTags.ts';
import { addCheckpoint } from '../checkpoints/callables/checkpoints.ts';
import { importUnits } from '../units/callables/importUnits.ts';
import { addCommunity } from './callables/addCommunity.ts';
import { archiveCommunity, deleteCommunity, restoreCommunity } from './callables/archiveCommunity.ts';
import {
  agentsOf,
  asOwner,
  calls,
  codeOf,
  customer,
  lately,
  recordOf,
  success,
  write,
} from './communityLifecycle.fixture.ts';

const serve = (id: string) =>
  calls.writeAll({
    [`${paths.violations(customer)}/${id}-1`]: { communityId: id, serviceDate: lately, caseNumber: 'V-1' },
  });

const hangingOn = async (id: string) => {
  const collections = [paths.units, paths.checkpoints, paths.binTags, paths.contactSubmissions];
  const found = await Promise.all(collections.map((path) => calls.list(path(customer))));
  const below = await calls.list(`${paths.community(customer, id)}/private`);
  const own = found.flatMap(Object.values).filter((one) => one['communityId'] === id);
  return own.length + Object.keys(below).length + Object.keys(await agentsOf(id)).length;
};

/** The paths of all the customer's documents that contain a word. */
const everythingNaming = async (word: string): Promise<string[]> => {
  const found: string[] = [];
  const look = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const reference of await collection.listDocuments()) {
        const document = await reference.get();
        if (JSON.stringify(document.data() ?? {}).includes(word)) found.push(reference.path);
        await look(await reference.listCollections());
      }
    }
  };
  await look(await firestore().doc(paths.customer(customer)).listCollections());
  return found;
};

const lateUnit = {
  building: null,
  floor: null,
  unitNumber: '9',
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
};
const additions = (communityId: string) =>
  [
    [
      addCheckpoint,
      { communityId, name: 'Late', building: null, floor: null, type: 'qr', position: null, radiusM: null },
    ],
    [generateBinTags, { communityId, batchId: 'late-batch', label: 'Late', count: 1 }],
    [
      importUnits,
      { communityId, importId: 'late-import', rows: [lateUnit], expected: { new: 1, changed: 0 } },
    ],
  ] as const;

describe('deleting', () => {
  test('is refused for an active community that has records', async () => {
    await write('pine');
    await serve('pine');
    expect(await asOwner(deleteCommunity, 'pine')).toBe('failed-precondition');
    expect(await hangingOn('pine')).toBe(7);
    expect(await recordOf('pine')).not.toHaveProperty('archivedAt');
  });

  test('can’t be undone after an interruption, and continues with the next call', async () => {
    expect(await asOwner(archiveCommunity, 'pine')).toEqual(success);
    const real = firestore().runTransaction.bind(firestore());
    const run = jest.spyOn(firestore(), 'runTransaction');
    run.mockImplementationOnce(real).mockRejectedValueOnce(new Error('killed'));
    expect(await asOwner(deleteCommunity, 'pine')).toContain('killed');
    expect(await recordOf('pine')).toMatchObject({ unfinished: 'deleting' });
    expect(await asOwner(restoreCommunity, 'pine')).toBe('failed-precondition');
    expect(await asOwner(archiveCommunity, 'pine')).toBe('failed-precondition');
    run.mockRestore();
    // Anything added now would be left behind.
    for (const [callable, payload] of additions('pine')) {
      expect(await callAs(customer, callable, payload)).toBe('not-found');
    }

    expect(await asOwner(deleteCommunity, 'pine')).toEqual({ isFinished: true });
    expect(await hangingOn('pine')).toBe(0);
    expect(await calls.read(`${paths.units(customer)}/other-1`)).not.toBeNull();
    expect(await calls.read(paths.code('pine-tag'))).toBeNull();
    expect(await calls.readPlain(paths.code('other-tag'))).toEqual(codeOf('other'));
    // Functions follow, with the lists of units.
    await expectEventually(() => everythingNaming('Rita of pine'), []);
    expect(await everythingNaming('Oscar')).toHaveLength(2);
    // The records of its nights stay, and with them its name.
    expect(await calls.read(`${paths.violations(customer)}/pine-1`)).not.toBeNull();
    expect(await recordOf('pine')).toEqual({
      propertyName: 'Elm Row',
      slug: 'pine',
      archivedAt: expect.any(Date),
      deletedAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
  });

  test('of a community without nights leaves only its slug, which is never reused', async () => {
    await write('elm-street');
    expect(await asOwner(deleteCommunity, 'elm-street')).toEqual({ isFinished: true });
    expect([await recordOf('elm-street'), await hangingOn('elm-street')]).toEqual([null, 0]);
    expect(await asOwner(deleteCommunity, 'elm-street')).toEqual({ isFinished: true });
    expect(await asOwner(deleteCommunity, 'never-there')).toBe('not-found');

    await calls.writeAll({
      [`${paths.subscriptions(customer)}/paid`]: {
        status: 'active',
        priceId: priceIds.standard,
        quantity: 10,
        current_period_end: new Date('2999-01-01'),
      },
    });
    for (const [propertyName, slug] of [
      ['Elm Street', 'elm-street-2'],
      ['Pine', 'pine-2'],
    ]) {
      expect(await callAs(customer, addCommunity, { propertyName })).toMatchObject({ slug });
    }
  });
});
