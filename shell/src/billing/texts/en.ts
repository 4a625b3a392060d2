export const en = {
  unpaid: {
    text: 'The last payment for your plan failed. Until it is made, the Free plan’s limits apply. Nothing is deleted.',
    act: 'Mend the payment',
  },
  over: {
    text: 'You have more than your plan allows. All of it stays readable, and nothing of that kind can be added.',
    act: 'Solve it',
  },
  ending: {
    text: 'Your plan ends on {{date}}. After that, the Free plan’s limits apply.',
    act: 'Keep the plan',
  },
  owner: 'The owner of the account can mend this.',
};
