/** The texts of photos that the office adds to records in English; the other languages have the same keys. */
export const en = {
  officePhotos: {
    title: 'Photos of the office',
    add: 'Add photos',
    removedBy: 'A photo was removed by {{name}}, {{when}}.',
    remove: {
      action: 'Remove',
      title: 'Remove this photo?',
      text: 'The file is deleted for good. Who added and who removed it stays in the record.',
      confirm: 'Remove photo',
      done: 'The photo was removed',
      gone: 'This photo is not there any more.',
      failed: 'The photo could not be removed. Check your connection and try again.',
    },
  },
};
