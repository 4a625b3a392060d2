import { emailAddress, textAddress } from './handOver.ts';

const body = 'Unit: A-101 & B\nResult: Collected';

test('an email has its subject and every line of the proof', () => {
  const address = new URL(emailAddress('Proof of pickup: 100%', body));
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: 'Proof of pickup: 100%',
    body: body.replace('\n', '\r\n'),
  });
});

test('a text has every line of the proof', () => {
  const address = new URL(textAddress(body));
  expect([address.protocol, address.pathname]).toEqual(['sms:', '']);
  expect(address.searchParams.get('body')).toBe(body);
});
