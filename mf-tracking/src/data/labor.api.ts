import { laborSchema, type Labor } from 'mf-tracking/domain';
import { attemptWrite, doc, firestore, liveDocument, setDoc } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

const at = (customerId: string) => paths.ownerFigure(customerId, 'labor');

/** The cost of an hour, live; null until it is set. Only the owner may read it. */
export const useLabor = liveDocument('listenToLabor', { schema: laborSchema, path: at });

/** Sets the cost of an hour. */
export const saveLabor = (customerId: string, labor: Labor) =>
  attemptWrite('Saving the cost of an hour', () => setDoc(doc(firestore(), at(customerId)), labor));
