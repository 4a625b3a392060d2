import { addDoc, collection, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { paths, violationTypeSchema, type ViolationType } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The kinds of violation that the owner has defined, live, in no particular order. */
export const useViolationTypes = liveCollection('listenToViolationTypes', {
  schema: violationTypeSchema,
  query: (customerId) => documentsAt(paths.violationTypes(customerId)),
});

/** Adds a kind of violation, active, for all communities. */
export const addViolationType = (customerId: string, uid: string, name: ViolationType['name']) =>
  attemptWrite('Adding a violation type', () =>
    addDoc(collection(firestore(), paths.violationTypes(customerId)), {
      name,
      isActive: true,
      requiresPhoto: true,
      communityIds: 'all',
      createdAt: serverTimestamp(),
      createdBy: uid,
      updatedAt: serverTimestamp(),
    }),
  );

/** Changes what a kind of violation asks for, or whether it is still in use; past violations keep its name. */
export const updateViolationType = (
  customerId: string,
  typeId: string,
  change: Partial<Pick<ViolationType, 'isActive' | 'requiresPhoto'>>,
) =>
  attemptWrite('Changing a violation type', () =>
    updateDoc(doc(firestore(), paths.violationType(customerId, typeId)), {
      ...change,
      updatedAt: serverTimestamp(),
    }),
  );
