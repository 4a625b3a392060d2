import type { GoogleApi } from '../../google/googleApi.ts';
import { grant, missingGrants, readPolicy } from '../iamPolicy.ts';
import { read, write, type Plan, type Step } from '../Step.ts';
import { accountPath, deployerOf } from './accounts.ts';

const pool = 'github';
const provider = 'repository';

/**
 * Which GitHub workflows get a token. A workflow can be changed on any branch, so Google must enforce this: only from main, and only from
 * the environment, which can require approval.
 */
export const conditionOf = (repository: string, environment: string): string =>
  `assertion.repository == '${repository}' && assertion.ref == 'refs/heads/main' && assertion.environment == '${environment}'`;

/** Trusts the repository's workflows, so no key has to be stored. */
export function githubSteps(api: GoogleApi, { project, repository, environment }: Plan): Step[] {
  if (repository === null)
    return [
      {
        title: 'deployments from GitHub',
        check: () => Promise.resolve('no repository was named'),
        manualInstruction: 'Run this again with --repository OWNER/NAME, or deploy from your own machine.',
      },
    ];
  const host = 'iam.googleapis.com/v1';
  const pools = `${host}/projects/${project}/locations/global/workloadIdentityPools`;
  const providers = `${pools}/${pool}/providers`;
  const attributeCondition = conditionOf(repository, environment);
  const wanted = {
    displayName: 'GitHub',
    attributeCondition,
    attributeMapping: { 'google.subject': 'assertion.sub', 'attribute.repository': 'assertion.repository' },
    oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
  };
  const place = { kind: 'serviceAccount', resource: accountPath(project, deployerOf(project)) } as const;
  const poolName = async (): Promise<string> =>
    (await read<{ name: string }>(api, `${pools}/${pool}`))?.name ?? '';
  const grants = async () => [
    {
      role: 'roles/iam.workloadIdentityUser',
      member: `principalSet://iam.googleapis.com/${await poolName()}/attribute.repository/${repository}`,
    },
  ];
  const byHand = 'https://cloud.google.com/iam/docs/workload-identity-federation-with-deployment-pipelines';
  return [
    {
      title: 'workload identity pool',
      check: async () => ((await read(api, `${pools}/${pool}`)) === null ? 'missing' : null),
      perform: () =>
        write(api, 'POST', `${pools}?workloadIdentityPoolId=${pool}`, { displayName: 'GitHub' }, host),
      manualInstruction: byHand,
    },
    {
      title: `trust in ${repository}, environment ${environment}`,
      check: async () => {
        const found = await read<{ attributeCondition?: string }>(api, `${providers}/${provider}`);
        if (found === null) return 'missing';
        return found.attributeCondition === attributeCondition
          ? null
          : `the condition is ${found.attributeCondition}`;
      },
      perform: async () => {
        const isNew = (await read(api, `${providers}/${provider}`)) === null;
        await (isNew
          ? write(api, 'POST', `${providers}?workloadIdentityPoolProviderId=${provider}`, wanted, host)
          : write(
              api,
              'PATCH',
              `${providers}/${provider}?updateMask=attributeCondition`,
              { attributeCondition },
              host,
            ));
      },
      manualInstruction: byHand,
    },
    {
      title: 'workflows act as the deployer',
      check: async () =>
        missingGrants(await readPolicy(api, place), await grants()).length === 0 ? null : 'not allowed',
      perform: async () => grant(api, place, await grants()),
      manualInstruction: byHand,
    },
  ];
}

/** The variables the workflows read, for the GitHub environment. @param projectNumber Google's project number */
export const githubVariables = (
  project: string,
  projectNumber: string,
): Readonly<Record<string, string>> => ({
  FIREBASE_PROJECT: project,
  DEPLOY_SERVICE_ACCOUNT: deployerOf(project),
  WORKLOAD_IDENTITY_PROVIDER: `projects/${projectNumber}/locations/global/workloadIdentityPools/${pool}/providers/${provider}`,
});
