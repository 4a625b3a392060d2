/** What every page may cost until it is useful, whatever the size of the account. */
export const readBudget = {
  /** Documents that Firestore bills. */
  documents: 150,
  /** Kilobytes (1,000 bytes) of Firestore's answers, not compressed. */
  kilobytes: 400,
  /** Documents of a page that this device has shown before, when nothing has changed since. */
  warmDocuments: 20,
} as const;
