import { serverTimestamp } from 'firebase/firestore';

/** The field that names a write's author. The rules refuse anyone else's name. @param uid the author's login uid */
export const signedBy = (uid: string) => ({ lastModifiedBy: { uid, at: serverTimestamp() } });
