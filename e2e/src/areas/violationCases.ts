import { paths } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../backend.ts';

/** When the sightings were made. */
export const observedAt = new Date('2026-11-20T01:14:00Z');

/** A violation at Maple Test, unit B 204. */
export const sighting = (caseNumber: string, more: object = {}) => ({
  caseNumber,
  communityId: 'maple',
  serviceDate: '2026-11-19',
  memberId: 'ana',
  unitId: 'unit-1',
  typeId: 'loose',
  typeName: 'Loose trash',
  observedAt,
  createdAt: observedAt,
  reviewStatus: 'pending',
  status: 'open',
  ...more,
});

/**
 * An owner with one community, one unit and one violation type.
 * @param violations by their ids
 */
export async function ownerOfCases(violations: Readonly<Record<string, object>>) {
  const owned = await createOwner({
    communities: {
      maple: { ...communityRecord('Maple Test'), rules: ['Bags are tied.', 'Bins go out after six.'] },
    },
    units: {
      'unit-1': {
        communityId: 'maple',
        building: 'B',
        unitNumber: '204',
        email: 'dana@home.test',
        language: 'es',
      },
    },
    violationTypes: {
      loose: {
        name: { en: 'Loose trash', es: 'Basura suelta' },
        isActive: true,
        communityIds: 'all',
        // The fine was raised at 8:05 PM, between the start of the night and the sightings.
        defaultFineCents: 4000,
        pastFines: [{ until: new Date('2026-11-20T01:05:00Z'), cents: 2500 }],
      },
    },
    violations,
  });
  await addRecords(owned.uid, { team: { ana: memberRecord(owned.uid, 'Ana', 'Test') } });
  return owned;
}

/** A case as stored. */
export const storedCase = async (uid: string, id: string) =>
  (
    await firestore()
      .doc(`${paths.violations(uid)}/${id}`)
      .get()
  ).data()!;
/** The steps of a stored case, in order. */
export const storedActions = async (uid: string, id: string) =>
  ((await storedCase(uid, id))['timeline'] as { act: string }[] | undefined)?.map(({ act }) => act);
