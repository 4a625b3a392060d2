import { DurableProjectState } from './DurableProjectState.ts';

const now = Date.UTC(2026, 6, 15, 12);

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const stateWith = (validSince?: number) =>
  new DurableProjectState(
    'demo',
    [{ localId: 'olivia', ...(validSince !== undefined && { validSince: String(validSince) }) }],
    'http://localhost/login',
    () => {},
  );

test.each<[string, number | undefined, boolean]>([
  ['that was never ended', undefined, true],
  ['that began when the others were ended', now / 1000, true],
  ['that began before', now / 1000 + 1, false],
])('a session %s gets new tokens: %s', (_, validSince, isGiven) => {
  const state = stateWith();
  const olivia = state.users.get('olivia')!;
  const token = state.createRefreshTokenFor(olivia, 'password', { extraClaims: { plan: 'all' } });
  if (validSince !== undefined) {
    state.updateUserByLocalId('olivia', { validSince: String(validSince) });
  }
  const grant = () => state.validateRefreshToken(token);
  if (isGiven) expect(grant()).toMatchObject({ provider: 'password', extraClaims: { plan: 'all' } });
  else expect(grant).toThrow('TOKEN_EXPIRED');
  if (isGiven) expect(Object.keys(grant().extraClaims)).toEqual(['plan']);
});

describe('what could not be saved', () => {
  const full = (): never => {
    throw new Error('no room');
  };
  const olivia = { localId: 'olivia', email: 'olivia@x.test', displayName: 'Olivia' };
  const stateOf = () => new DurableProjectState('demo', [olivia], 'http://localhost/login', () => {});

  test.each<[string, (state: DurableProjectState) => void]>([
    ['a new account', (state) => state.overwriteUserWithLocalId('noah', { email: 'noah@x.test' })],
    [
      'another email',
      (state) => state.updateUserByLocalId('olivia', { email: 'o@x.test', displayName: undefined }),
    ],
    ['a deletion', (state) => state.deleteUser(state.users.get('olivia')!)],
    ['a deletion of all', (state) => state.deleteAllAccounts()],
  ])('%s is taken back, and saved when it is made again', (_, change) => {
    const state = stateOf();
    change(state);
    expect(() => state.saveChanges(full)).toThrow('no room');
    expect([...state.users.values()]).toEqual([expect.objectContaining(olivia)]);
    expect([state.getUserByEmail('olivia@x.test')?.localId, state.getUserByEmail('noah@x.test')]).toEqual([
      'olivia',
      undefined,
    ]);
    const save = jest.fn();
    state.saveChanges(save);
    expect(save).not.toHaveBeenCalled();
    change(state);
    state.saveChanges(save);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

test('an account is after any number of starts what it was', () => {
  const start = (accounts: ConstructorParameters<typeof DurableProjectState>[1]) =>
    new DurableProjectState('demo', accounts, 'http://localhost/login', () => {});
  const first = start([]);
  const google = { providerId: 'google.com', rawId: '1', email: 'olivia@x.test' };
  first.overwriteUserWithLocalId('olivia', { email: 'olivia@x.test', phoneNumber: '+12125550100' });
  first.updateUserByLocalId('olivia', { passwordHash: 'x' }, { upsertProviders: [google] });
  const olivia = structuredClone(first.users.get('olivia')!);
  const providersOf = ({ providerUserInfo }: typeof olivia) =>
    (providerUserInfo as { providerId: string }[]).map(({ providerId }) => providerId).sort();
  expect(providersOf(olivia)).toEqual(['google.com', 'password', 'phone']);
  let accounts = [olivia];
  for (let starts = 0; starts < 3; starts += 1) {
    accounts = [...start(structuredClone(accounts)).users.values()];
    expect(providersOf(accounts[0]!)).toEqual(providersOf(olivia));
  }
});
