import { ask, type GoogleApi } from '../google/googleApi.ts';

interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
  readonly condition?: object;
}

export interface Policy {
  readonly version?: number;
  readonly etag?: string;
  readonly bindings?: readonly Binding[];
}

/** A role and the members who should have it, e.g. `serviceAccount:…`. */
export interface Grant {
  readonly role: string;
  readonly member: string;
}

const holds = ({ role, members = [], condition }: Binding, grant: Grant): boolean =>
  role === grant.role && condition === undefined && members.includes(grant.member);

/** The grants a policy lacks. */
export const missingGrants = ({ bindings = [] }: Policy, grants: readonly Grant[]): Grant[] =>
  grants.filter((grant) => !bindings.some((binding) => holds(binding, grant)));

/** A policy with grants added and none removed. */
export function withGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = [...(policy.bindings ?? [])];
  for (const { role, member } of missingGrants(policy, grants)) {
    const at = bindings.findIndex((binding) => binding.role === role && binding.condition === undefined);
    const members = [...(bindings[at]?.members ?? []), member];
    if (at === -1) bindings.push({ role, members });
    else bindings[at] = { role, members };
  }
  return { ...policy, bindings };
}

/** Where a policy is read and written. Each API requests the policy version differently. */
export interface PolicyLocation {
  readonly kind: 'project' | 'serviceAccount' | 'secret' | 'bucket';
  /** Host and path of the resource. */
  readonly resource: string;
}

/** @throws Error with Google's reason */
export async function readPolicy(api: GoogleApi, { kind, resource }: PolicyLocation): Promise<Policy> {
  const policy = `${resource}:getIamPolicy`;
  const version = 'options.requestedPolicyVersion=3';
  switch (kind) {
    case 'bucket':
      return ask(api, 'GET', `${resource}/iam?optionsRequestedPolicyVersion=3`);
    case 'secret':
      return ask(api, 'GET', `${policy}?${version}`);
    case 'serviceAccount':
      return ask(api, 'POST', `${policy}?${version}`);
    case 'project':
      return ask(api, 'POST', policy, { options: { requestedPolicyVersion: 3 } });
  }
}

/** Adds grants. With the etag, Google rejects the write if the policy changed meanwhile. @throws Error with Google's reason */
export async function grant(api: GoogleApi, place: PolicyLocation, grants: readonly Grant[]): Promise<void> {
  const policy = { ...withGrants(await readPolicy(api, place), grants), version: 3 };
  if (place.kind === 'bucket') await ask(api, 'PUT', `${place.resource}/iam`, policy);
  else await ask(api, 'POST', `${place.resource}:setIamPolicy`, { policy });
}
