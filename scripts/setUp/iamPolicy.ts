import { refusalOf, succeeded, type GoogleApi } from '../google/googleApi.ts';

interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
  readonly condition?: object;
}

/** Who may do what with something of Google Cloud. */
export interface Policy {
  readonly version?: number;
  readonly etag?: string;
  readonly bindings?: readonly Binding[];
}

/** A role, and who is to have it, such as `serviceAccount:…`. */
export interface Grant {
  readonly role: string;
  readonly member: string;
}

const holds = ({ role, members = [], condition }: Binding, grant: Grant): boolean =>
  role === grant.role && condition === undefined && members.includes(grant.member);

/** The grants that a policy lacks. */
export const missingGrants = ({ bindings = [] }: Policy, grants: readonly Grant[]): Grant[] =>
  grants.filter((grant) => !bindings.some((binding) => holds(binding, grant)));

/** A policy with grants added; nothing is taken from anybody. */
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

/** Where a policy is read and written. */
export interface PolicyPlace {
  /** Host and path of what it is about. */
  readonly resource: string;
  /** Storage has paths of its own. */
  readonly isBucket?: boolean;
  /** Secret Manager reads by GET. */
  readonly readsByGet?: boolean;
}

/** @throws Error with Google's reason */
export async function readPolicy(
  api: GoogleApi,
  { resource, isBucket, readsByGet }: PolicyPlace,
): Promise<Policy> {
  const answer = isBucket
    ? await api('GET', `${resource}/iam?optionsRequestedPolicyVersion=3`)
    : readsByGet
      ? await api('GET', `${resource}:getIamPolicy?options.requestedPolicyVersion=3`)
      : await api('POST', `${resource}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
  return answer.body as Policy;
}

/** Adds grants. The policy's etag has Google refuse what another change has overtaken. @throws Error with Google's reason */
export async function grant(api: GoogleApi, place: PolicyPlace, grants: readonly Grant[]): Promise<void> {
  const policy = { ...withGrants(await readPolicy(api, place), grants), version: 3 };
  const answer = place.isBucket
    ? await api('PUT', `${place.resource}/iam`, policy)
    : await api('POST', `${place.resource}:setIamPolicy`, { policy });
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
}
