import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

const alreadyExists = 6;

/** Adds a document unless it exists, so that a repeated event adds only one. */
export const createOnce = async (reference: DocumentReference, data: DocumentData): Promise<void> => {
  try {
    await reference.create(data);
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
};
