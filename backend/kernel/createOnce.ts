import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

const alreadyExists = 6;

/** Adds a document unless there is one, so that an event that comes twice adds one. */
export const createOnce = async (reference: DocumentReference, data: DocumentData): Promise<void> => {
  try {
    await reference.create(data);
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
};
