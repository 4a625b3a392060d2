export const en = {
  planned: '{{name}} will be deleted on {{day}}, as its owner has asked.',
  keep: 'Keep the business',
  owner: 'The owner can keep it until then.',
};
