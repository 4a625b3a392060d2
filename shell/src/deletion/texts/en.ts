/** The texts of the banner of a business that is going to be deleted; Spanish has the same keys. */
export const en = {
  planned: '{{name}} will be deleted on {{day}}, as its owner has asked.',
  keep: 'Keep the business',
  owner: 'The owner can keep it until then.',
};
