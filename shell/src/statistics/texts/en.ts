export const en = {
  question:
    'May Valet Hub count which pages you open, to make them better? Names, addresses and what you type are never sent.',
  more: 'What is counted',
  allow: 'Yes, count',
  refuse: 'No',
};
