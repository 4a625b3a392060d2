/** Maximum cost of any page until it is useful, regardless of the size of the account. */
export const readBudget = {
  /** Documents that Firestore bills. */
  documents: 150,
  /** Kilobytes (1,000 bytes) of Firestore's responses, uncompressed. */
  kilobytes: 400,
  /** Documents of a page this device has shown before, if nothing has changed since. */
  warmDocuments: 20,
} as const;

/** Maximum cost of a search in the header, regardless of the size of the account. */
export const searchBudget = {
  /** Milliseconds of work per typed letter. */
  letter: 50,
  /** Milliseconds until results from the server show, after a query was pasted. */
  server: 300,
  /** Documents read for results from the server: two readings of a number, each with one more than shows. */
  documents: 18,
} as const;
