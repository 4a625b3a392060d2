import { listAll, type GoogleApi } from '../../google/googleApi.ts';
import { read, write, type Plan, type Step } from '../Step.ts';

const shares = [0.5, 0.9, 1];

const displayName = 'valet-hub';

/** The budget warning, and whether the functions are online. */
export function operationsSteps(api: GoogleApi, { project, budget }: Plan): Step[] {
  const host = 'billingbudgets.googleapis.com/v1';
  const budgets = async (): Promise<string> => {
    const billing = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
    const account = (await read<{ billingAccountName?: string }>(api, billing))?.billingAccountName;
    if (!account) throw new Error('the project has no billing account');
    return `${host}/${account}/budgets`;
  };
  return [
    {
      title: `budget of ${budget} a month`,
      check: async () => {
        const found = await listAll(api, await budgets(), 'budgets');
        return found.some((one) => one.displayName === `${displayName} ${project}`) ? null : 'none';
      },
      perform: async () =>
        write(api, 'POST', await budgets(), {
          displayName: `${displayName} ${project}`,
          budgetFilter: { projects: [`projects/${project}`] },
          // Without a currency, the billing account's is used; Google refuses any other.
          amount: { specifiedAmount: { units: String(budget) } },
          thresholdRules: shares.map((thresholdPercent) => ({ thresholdPercent })),
        }),
      manualInstruction: `gcloud billing budgets create --billing-account=ACCOUNT --filter-projects=projects/${project} --display-name="${displayName} ${project}" --budget-amount=${budget}`,
    },
    {
      title: 'functions online',
      check: async () => {
        const { functions = [] } =
          (await read<{ functions?: object[] }>(
            api,
            `cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1`,
          )) ?? {};
        return functions.length > 0 ? null : 'none yet';
      },
      manualInstruction: `npm run deploy -- --project ${project}; add --first the first time. Google builds each function: if it reports an exhausted quota, run it again, or raise "Cloud Build: concurrent builds" and "Cloud Run: CPU allocation" under https://console.cloud.google.com/iam-admin/quotas?project=${project}`,
    },
  ];
}
