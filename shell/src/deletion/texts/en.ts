export const en = {
  planned: '{{name}} will be deleted on {{day}}, as the owner requested.',
  keep: 'Keep business',
  owner: 'The owner can cancel until then.',
};
