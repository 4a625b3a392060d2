export const en = {
  question:
    'Help improve Valet Hub? We count which pages you open. We never collect names, addresses or anything you type.',
  more: 'What we count',
  allow: 'Yes, count',
  refuse: 'No',
};
