export const en = {
  planned: '{{name}} will be deleted on {{day}} at its owner’s request.',
  keep: 'Keep business',
  owner: 'The owner can cancel this until then.',
};
