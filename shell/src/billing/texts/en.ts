export const en = {
  unpaid: {
    text: 'Your last payment failed. The Free plan’s limits apply until it’s paid. Nothing is deleted.',
    act: 'Update payment method',
  },
  over: {
    text: 'You’re over your plan’s limits. You can still see everything, but you can’t add more.',
    act: 'Review limits',
  },
  ending: {
    text: 'Your plan ends on {{date}}. After that, the Free plan’s limits apply.',
    act: 'Keep plan',
  },
  owner: 'The account owner can fix this.',
};
