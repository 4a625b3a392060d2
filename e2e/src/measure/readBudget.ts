/** The most that any page may cost until it is useful, whatever the size of the account. */
export const readBudget = {
  /** Documents that Firestore bills. */
  documents: 150,
  /** Kilobytes (1,000 bytes) of Firestore's responses, uncompressed. */
  kilobytes: 400,
  /** Documents of a page this device has shown before, if nothing has changed since. */
  warmDocuments: 20,
} as const;
