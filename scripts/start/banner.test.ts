import { banner } from './banner.ts';

it('says where everything is', () => {
  const text = banner({
    url: 'http://127.0.0.1:5000',
    accounts: [
      { email: 'owner@demo.test', shows: 'the full app' },
      { email: 'o@demo.test', shows: 'less' },
    ],
    password: 'secret',
    services: [
      ['Auth', 'http://127.0.0.1:9099'],
      ['Firestore gRPC', '127.0.0.1:8081'],
    ],
    administratorToken: 'abc',
  });
  expect(text).toBe(`
  Valet Hub is up:  http://127.0.0.1:5000

  Demo accounts (password for all: secret)
    owner@demo.test  the full app
    o@demo.test      less

  Local Firebase
    Auth            http://127.0.0.1:9099
    Firestore gRPC  127.0.0.1:8081
    Administrator token    abc

  Ctrl-C stops everything.
`);
});
