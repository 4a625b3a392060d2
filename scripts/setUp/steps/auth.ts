import { minPasswordLength } from 'shared-lib/domain';
import type { GoogleApi } from '../../google/googleApi.ts';
import { read, write, type Plan, type Step } from '../Step.ts';

/** The checked part of Auth's configuration; lists may contain more. */
function wantedConfig({ project, domains, googleSignIn }: Plan): Record<string, unknown> {
  return {
    'signIn.email.enabled': true,
    'signIn.email.passwordRequired': true,
    'signIn.anonymous.enabled': false,
    // With Google, the first sign-in creates the account.
    'client.permissions.disabledUserSignup': !googleSignIn,
    'client.permissions.disabledUserDeletion': true,
    'emailPrivacyConfig.enableImprovedEmailPrivacy': true,
    'passwordPolicyConfig.passwordPolicyEnforcementState': 'ENFORCE',
    'passwordPolicyConfig.passwordPolicyVersions': [{ customStrengthOptions: { minPasswordLength } }],
    authorizedDomains: [`${project}.web.app`, `${project}.firebaseapp.com`, ...domains],
  };
}

const at = (config: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], config);

/** Whether a configuration has a value. Google omits false values and adds fields to objects. */
const has = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    const list = Array.isArray(found) ? (found as unknown[]) : [];
    return list.length === wanted.length && wanted.every((entry) => list.some((other) => has(other, entry)));
  }
  if (typeof wanted === 'object' && wanted !== null)
    return Object.entries(wanted).every(([key, value]) =>
      has((found as Record<string, unknown> | undefined)?.[key], value),
    );
  return (found ?? false) === wanted;
};

/** The nested object that dotted paths describe. */
function nested(values: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce<Record<string, unknown>>(
      (object, key) => (object[key] ??= {}) as Record<string, unknown>,
      result,
    );
    parent[last] = value;
  }
  return result;
}

/** Sign-in: the provider, who may create accounts, and what outsiders can find out. */
export function authSteps(api: GoogleApi, plan: Plan): Step[] {
  const config = `identitytoolkit.googleapis.com/v2/projects/${plan.project}/config`;
  const console = `https://console.firebase.google.com/project/${plan.project}/authentication`;
  const wanted = wantedConfig(plan);
  return [
    {
      title: 'Auth',
      check: async () => ((await read(api, config)) === null ? 'not initialized' : null),
      perform: () =>
        write(
          api,
          'POST',
          `identitytoolkit.googleapis.com/v2/projects/${plan.project}/identityPlatform:initializeAuth`,
          {},
        ),
      manualInstruction: console,
    },
    {
      title: 'Auth settings',
      check: async () => {
        const found = await read(api, config);
        const wrong = Object.keys(wanted).filter((path) => !has(at(found, path), wanted[path]));
        return wrong.length === 0 ? null : wrong.join(', ');
      },
      perform: () =>
        write(api, 'PATCH', `${config}?updateMask=${Object.keys(wanted).join(',')}`, nested(wanted)),
      manualInstruction: `${console}/settings`,
    },
    ...(plan.googleSignIn ? [googleStep(api, plan.project, console)] : []),
  ];
}

/** Sign-in with Google needs an OAuth client, which no API can create. */
const googleStep = (api: GoogleApi, project: string, console: string): Step => ({
  title: 'sign-in with Google',
  check: async () => {
    const path = `identitytoolkit.googleapis.com/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`;
    const found = await read<{ enabled?: boolean }>(api, path);
    return found?.enabled ? null : 'not enabled';
  },
  manualInstruction: `Enable the Google provider: ${console}/providers`,
});
