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
