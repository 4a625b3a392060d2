import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';

/** The segments that a module can have reserved. */
const segments = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Whether a module has reserved the first segment of an address for its routes. */
export const isOfModule = async (segment: string): Promise<boolean> => {
  if (!segments.test(segment)) return false;
  const owner = await firestore().doc(paths.businessSlug(segment)).get();
  return typeof owner.get('module') === 'string';
};
