import type { GoogleApi } from '../../google/googleApi.ts';
import { apis } from '../../google/needs.ts';
import { read, write, type Plan, type Step } from '../Step.ts';

/** Google's limit for APIs enabled per request. */
const maxPerRequest = 20;

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** The project itself: billing, APIs, Firebase, the web app and the site. */
export function projectSteps(api: GoogleApi, { project, billingAccount }: Plan): Step[] {
  const billing = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const usage = `serviceusage.googleapis.com/v1/projects/${project}/services`;
  const firebase = `firebase.googleapis.com/v1beta1/projects/${project}`;
  const sites = `firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  return [
    {
      title: 'project with billing',
      check: async () =>
        (await read<{ billingEnabled?: boolean }>(api, billing))?.billingEnabled ? null : 'billing is off',
      ...(billingAccount !== null && {
        perform: () =>
          write(api, 'PUT', billing, { billingAccountName: `billingAccounts/${billingAccount}` }),
      }),
      manualInstruction: `gcloud projects create ${project}; gcloud billing projects link ${project} --billing-account=ACCOUNT`,
      isRequired: true,
    },
    {
      title: 'APIs',
      check: async () => {
        const query = apis.map((name) => `names=projects/${project}/services/${name}`).join('&');
        const { services = [] } =
          (await read<{ services?: { name: string; state: string }[] }>(api, `${usage}:batchGet?${query}`)) ??
          {};
        const enabled = services
          .filter(({ state }) => state === 'ENABLED')
          .map(({ name }) => name.split('/').at(-1));
        const missing = apis.filter((name) => !enabled.includes(name));
        return missing.length === 0 ? null : `${missing.length} of ${apis.length} not enabled`;
      },
      perform: async () => {
        for (const serviceIds of inParts(apis, maxPerRequest))
          await write(api, 'POST', `${usage}:batchEnable`, { serviceIds }, 'serviceusage.googleapis.com/v1');
      },
      manualInstruction: `gcloud services enable ${apis.join(' ')} --project=${project}`,
      isRequired: true,
    },
    {
      title: 'Firebase',
      check: async () => ((await read(api, firebase)) === null ? 'not added to the project' : null),
      perform: () => write(api, 'POST', `${firebase}:addFirebase`, {}, 'firebase.googleapis.com/v1beta1'),
      manualInstruction: `npm run firebase -- projects:addfirebase ${project}`,
      isRequired: true,
    },
    {
      title: 'web app',
      check: async () =>
        (await read<{ apps?: object[] }>(api, `${firebase}/webApps`))?.apps?.length ? null : 'not registered',
      perform: () =>
        write(
          api,
          'POST',
          `${firebase}/webApps`,
          { displayName: 'Valet Hub' },
          'firebase.googleapis.com/v1beta1',
        ),
      manualInstruction: `npm run firebase -- apps:create WEB "Valet Hub" --project ${project}`,
    },
    {
      title: 'Hosting site',
      check: async () => ((await read(api, `${sites}/${project}`)) === null ? 'not created' : null),
      perform: () => write(api, 'POST', `${sites}?siteId=${project}`, {}),
      manualInstruction: `npm run firebase -- hosting:sites:create ${project} --project ${project}`,
    },
  ];
}
