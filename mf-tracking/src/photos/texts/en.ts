/** The texts of office photos in English; the other languages have the same keys. */
export const en = {
  officePhotos: {
    title: 'Office photos',
    add: 'Add photos',
    removedBy: '{{name}} removed a photo, {{when}}.',
    remove: {
      action: 'Remove',
      title: 'Remove this photo?',
      text: 'The photo is permanently deleted.',
      confirm: 'Remove photo',
      done: 'Photo removed',
      gone: 'This photo was already removed.',
      failed: 'Couldn’t remove the photo. Try again.',
    },
  },
};
