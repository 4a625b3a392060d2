export const en = {
  question: 'Help improve Valet Hub? We count which pages you open, never names, addresses or what you type.',
  more: 'What we count',
  allow: 'Allow',
  refuse: 'No thanks',
};
