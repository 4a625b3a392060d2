/**
 * The operations of the Auth emulator that stay: accounts, passwords, links in mails, tokens, administration. The
 * emulator compiles a validator for each operation of its specification at its start; without tenants,
 * second factors, telephone sign-in and the configuration of identity providers, it starts in half the time.
 */
const kept: readonly RegExp[] = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signIn(WithCustomToken|WithEmailLink|WithIdp|WithPassword)|signUp|update)$/,
  /^\/v1\/projects$/,
  /^\/v1\/projects\/\{targetProjectId\}([:/](accounts|queryAccounts|createSessionCookie))?(:\w+)?$/,
  /^\/v1\/token$/,
  /^\/v2\/projects\/\{targetProjectId\}\/config$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/\w+$/,
];

/** Whether the local Firebase offers an operation, by its path in the emulator's specification. */
export function isKeptOperation(path: string): boolean {
  return kept.some((pattern) => pattern.test(path));
}
