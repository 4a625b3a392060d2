import {
  batchDelete,
  batchGet,
  createAuthUri,
  createSessionCookie,
  deleteAccount,
  lookup,
  queryAccounts,
} from '../operations/administration.ts';
import { batchCreate } from '../operations/batchCreate.ts';
import { resetPassword, sendOobCode } from '../operations/codes.ts';
import {
  getConfig,
  getEmulatorConfig,
  projectFacts,
  updateConfig,
  updateEmulatorConfig,
} from '../operations/configuration.ts';
import type { Operation } from '../operations/Context.ts';
import { grantToken } from '../operations/grantToken.ts';
import { signInWithCustomToken, signInWithEmailLink, signInWithPassword } from '../operations/signIn.ts';
import { signInWithIdp } from '../operations/signInWithIdp.ts';
import { signUp } from '../operations/signUp.ts';
import { updateAccount } from '../operations/updateAccount.ts';
import * as bodies from './bodies.ts';
import type { Field } from './fields.ts';

/**
 * Allowed callers: an app with its API key (which an administrator doesn't need), only an administrator, or anyone admitted by `Access`.
 */
type Caller = 'app' | 'administrator' | 'anyone';

/** An operation, and the requests it answers. */
export interface Route {
  readonly method: string;
  /** The path, with `{project}` for a project ID. */
  readonly path: string;
  readonly caller: Caller;
  /** Reads the body and runs the operation. */
  readonly run: Operation<unknown>;
}

function route<Body>(
  method: string,
  path: string,
  caller: Caller,
  body: Field<Body>,
  operation: Operation<Body>,
): Route {
  return { method, path, caller, run: (context, value) => operation(context, body(value, '')) };
}

const toolkit = '/identitytoolkit.googleapis.com';
const { empty } = bodies;

/** An app's operation on its accounts. */
const app = <Body>(name: string, body: Field<Body>, operation: Operation<Body>): Route =>
  route('POST', `${toolkit}/v1/accounts:${name}`, 'app', body, operation);

/** An administrator's operation on a project. */
const administrator = <Body>(
  method: string,
  path: string,
  body: Field<Body>,
  operation: Operation<Body>,
): Route => route(method, `${toolkit}/v1/projects/{project}${path}`, 'administrator', body, operation);

const emulator = <Body>(method: string, name: string, body: Field<Body>, operation: Operation<Body>): Route =>
  route(method, `/emulator/v1/projects/{project}/${name}`, 'anyone', body, operation);

export const routes: readonly Route[] = [
  app('signUp', bodies.signUpBody, signUp),
  app('signInWithPassword', bodies.passwordBody, signInWithPassword),
  app('signInWithCustomToken', bodies.customTokenBody, signInWithCustomToken),
  app('signInWithEmailLink', bodies.emailLinkBody, signInWithEmailLink),
  app('signInWithIdp', bodies.idpBody, signInWithIdp),
  app('lookup', bodies.lookupBody, lookup),
  app('update', bodies.updateBody, updateAccount),
  app('delete', bodies.deleteBody, deleteAccount),
  app('sendOobCode', bodies.sendCodeBody, sendOobCode),
  app('resetPassword', bodies.resetPasswordBody, resetPassword),
  app('createAuthUri', bodies.createAuthUriBody, createAuthUri),
  route('POST', '/securetoken.googleapis.com/v1/token', 'app', bodies.grantBody, grantToken),
  route('GET', `${toolkit}/v1/projects`, 'app', empty, projectFacts),

  administrator('POST', '/accounts', bodies.signUpBody, signUp),
  administrator('POST', '/accounts:lookup', bodies.lookupBody, lookup),
  administrator('POST', '/accounts:update', bodies.updateBody, updateAccount),
  administrator('POST', '/accounts:delete', bodies.deleteBody, deleteAccount),
  administrator('POST', '/accounts:sendOobCode', bodies.sendCodeBody, sendOobCode),
  administrator('POST', '/accounts:batchCreate', bodies.batchCreateBody, batchCreate),
  administrator('POST', '/accounts:batchDelete', bodies.batchDeleteBody, batchDelete),
  administrator('GET', '/accounts:batchGet', empty, batchGet),
  administrator('POST', '/accounts:query', bodies.queryBody, queryAccounts),
  administrator('POST', ':queryAccounts', bodies.queryBody, queryAccounts),
  administrator('POST', ':createSessionCookie', bodies.sessionCookieBody, createSessionCookie),
  route('GET', `${toolkit}/v2/projects/{project}/config`, 'administrator', empty, getConfig),
  route('PATCH', `${toolkit}/v2/projects/{project}/config`, 'administrator', bodies.configBody, updateConfig),

  emulator('DELETE', 'accounts', empty, ({ project }) => {
    project.accounts.clear();
    return {};
  }),
  emulator('GET', 'config', empty, getEmulatorConfig),
  emulator('PATCH', 'config', bodies.configBody, updateEmulatorConfig),
  emulator('GET', 'oobCodes', empty, ({ project }) => ({ oobCodes: project.codes.list() })),
  // There is no phone sign-in.
  emulator('GET', 'verificationCodes', empty, () => ({ verificationCodes: [] })),
];

/** Firebase features this service lacks, by path. */
const missing: readonly (readonly [RegExp, string])[] = [
  [/\/accounts:(sendVerificationCode|signInWithPhoneNumber)$|\/v1\/recaptchaParams$/, 'phone sign-in'],
  [/\/accounts\/mfa(Enrollment|SignIn):/, 'second factors'],
  [/\/accounts\/passkey(Enrollment|SignIn):/, 'passkeys'],
  [/\/projects\/[^/]+\/tenants(\/|$)/, 'tenants'],
  [/\/(oauthIdpConfigs|inboundSamlConfigs|defaultSupportedIdpConfigs)(\/|$)/, 'configuration of providers'],
  [/\/v2\/passwordPolicy$/, 'password policy'],
  [/\/v2\/recaptchaConfig$/, 'reCAPTCHA'],
  [/^\/emulator\/auth\/(handler|iframe)$/, 'pop-ups or redirects: sign in with a credential'],
];

/** The unsupported feature a path belongs to; undefined for any other path. */
export const missingAt = (path: string): string | undefined =>
  missing.find(([pattern]) => pattern.test(path))?.[1];

/** A route with the project in its path, undefined if the path names none. */
export interface Found {
  readonly route: Route;
  readonly projectId: string | undefined;
}

const patterns = routes.map((candidate) => ({
  route: candidate,
  pattern: new RegExp(`^${candidate.path.replaceAll('.', '\\.').replace('{project}', '([^/:]+)')}$`),
}));

/**
 * A request's route.
 *
 * @param path decoded
 * @returns `wrong method` for a path that exists with other methods
 */
export function findRoute(method: string, path: string): Found | 'wrong method' | undefined {
  const fitting = patterns.flatMap(({ route: candidate, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ route: candidate, projectId: match[1] }] : [];
  });
  if (fitting.length === 0) return undefined;
  return fitting.find((found) => found.route.method === method) ?? 'wrong method';
}
