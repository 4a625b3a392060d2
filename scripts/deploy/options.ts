import { parseArgs } from 'node:util';
import type { NoWork } from '../answerCommandLine.ts';
import type { Plan } from '../setUp/Step.ts';
import { projectProblem } from '../google/projectId.ts';
import { wrongArgument } from '../start/options.ts';
import { codebases, type Codebase } from './functions/codebases.ts';

/** What can be deployed, by the names that Firebase's own command has for it. */
export const targets = ['hosting', 'functions', 'firestore', 'storage'] as const;

export type Target = (typeof targets)[number];

/** How Firebase's own command names the functions of one codebase. */
export const codebaseTarget = (name: Codebase): string => `functions:${name}`;

/** What `npm run deploy` is asked to do. */
export interface DeployOptions {
  readonly project: string;
  readonly only: readonly Target[];
  /** The codebases of functions that are deployed; none where functions aren't. */
  readonly codebases: readonly Codebase[];
  readonly dryRun: boolean;
  /** Whether nothing was ever released there. */
  readonly first: boolean;
  /** Whether functions that are online and not in this tree may be deleted. */
  readonly deleteFunctions: boolean;
  /** The folder of the released site, as given. */
  readonly site: string;
  /** Where the site is online, an origin. */
  readonly url: string;
}

/** What is asked of Stripe, or of Firebase about App Check, for a project. */
export interface ProjectOptions {
  readonly project: string;
}

/** What a set-up is asked to do. */
export interface SetUpOptions {
  readonly plan: Plan;
  readonly dryRun: boolean;
}

export type ParsedDeploy =
  | NoWork
  | { readonly kind: 'deploy'; readonly options: DeployOptions }
  | { readonly kind: 'checkPayments' | 'checkAppCheck'; readonly options: ProjectOptions }
  | { readonly kind: 'checkHeaders'; readonly options: Pick<DeployOptions, 'url'> }
  | { readonly kind: 'setUp'; readonly options: SetUpOptions };

export const usage = `Usage: npm run deploy -- --project ID [options]
       npm run deploy -- --set-up ID [options]

Deploys the product to a Firebase project: the released site (docs/releasing.md), and the Cloud Functions, security rules and indexes
of this tree, each checked before.

  --project ID  the Firebase project; there is no default
  --only LIST   deploy these alone: ${targets.join(',')}; functions:NAME for the functions of ${codebases.join(', ')}
  --site DIR    the folder of the released site (default site)
  --url URL     where the site is online (default https://ID.web.app); what is released there must be in the folder
  --first       nothing was ever released there, so that there is nothing to compare with
  --delete-functions
                delete functions that are online and not in this tree; without it such a deployment stops before it begins
  --check-payments
                ask Stripe whether payments are set up for the project, and deploy nothing (docs/payments.md); takes the key from
                STRIPE_SECRET_KEY, and the price from STRIPE_PRICE
  --check-app-check
                ask Firebase whether Firestore, Storage and Auth refuse whoever is not attested, and deploy nothing
                (docs/operations.md); asks gcloud who is logged in, or takes GOOGLE_ACCESS_TOKEN
  --check-headers
                ask the site that is online for odd addresses, and say which answers lack a security header, as each deployment of
                Hosting does at its end; deploy nothing
  --set-up ID   prepare the project ID for a first deployment, step by step; what is done already is left alone
                (docs/operations.md); asks gcloud who is logged in, or takes GOOGLE_ACCESS_TOKEN. With --dry-run it only
                says what is missing.
                --location nam5        where Firestore is, for good
                --repository OWNER/NAME, --environment NAME
                                       the repository at GitHub that may deploy, from this environment (default production)
                --billing-account ID   link this account
                --budget AMOUNT        a month from which Google warns, in the billing account's currency (default 60)
                --domain NAME          a domain of the site's own; may be repeated
                --alert-email WHO      who gets the alerts of ops/
                --google-sign-in       people may sign in with Google
  --dry-run     build, check and print what would be deployed; needs no login
  --help        print this
`;

/**
 * Reads the command line of `npm run deploy`.
 *
 * @param args the arguments after the script's name
 */
export function parseDeploy(args: readonly string[]): ParsedDeploy {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: wrongArgument(error) };
  }
  if (values.help) return { kind: 'help' };
  if (values['set-up'] !== undefined) return parseSetUp(values['set-up'], values);
  const { project } = values;
  if (project === undefined) return { kind: 'wrong', message: '--project is missing: say where to deploy.' };
  const problem = projectProblem('--project', project);
  if (problem !== null) return { kind: 'wrong', message: problem };
  if (values['check-payments']) return { kind: 'checkPayments', options: { project } };
  if (values['check-app-check']) return { kind: 'checkAppCheck', options: { project } };
  const url = URL.parse(values.url ?? `https://${project}.web.app`);
  if (url === null || !/^https?:$/.test(url.protocol))
    return { kind: 'wrong', message: `--url must be the address of a site, not "${values.url}".` };
  if (values['check-headers']) return { kind: 'checkHeaders', options: { url: url.origin } };
  const dryRun = values['dry-run'] ?? false;
  if (project.startsWith('demo-') && !dryRun)
    return { kind: 'wrong', message: `${project} can't be deployed to: "demo-" marks local projects.` };
  const only = values.only?.split(',').map((name) => name.trim());
  const known: readonly string[] = [...targets, ...codebases.map(codebaseTarget)];
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return {
      kind: 'wrong',
      message: `--only takes ${known.join(', ')}, separated by commas, not "${unknown}".`,
    };
  }
  if (values.site === '') return { kind: 'wrong', message: '--site must not be empty.' };
  const isChosen = (name: string): boolean => only?.includes(name) ?? true;
  const deployed = codebases.filter((name) => isChosen('functions') || isChosen(codebaseTarget(name)));
  const chosen = targets.filter((target) =>
    target === 'functions' ? deployed.length > 0 : isChosen(target),
  );
  return {
    kind: 'deploy',
    options: {
      project,
      only: chosen,
      codebases: deployed,
      dryRun,
      first: values.first ?? false,
      deleteFunctions: values['delete-functions'] ?? false,
      site: values.site ?? 'site',
      url: url.origin,
    },
  };
}

function parseSetUp(project: string, values: ReturnType<typeof parse>): ParsedDeploy {
  const wrong = (message: string): ParsedDeploy => ({ kind: 'wrong', message });
  const { repository = null, budget = '60', environment = 'production' } = values;
  const problem = projectProblem('--set-up', project);
  if (problem !== null) return wrong(problem);
  if (repository !== null && !/^[\w.-]+\/[\w.-]+$/.test(repository))
    return wrong(`--repository must be OWNER/NAME, not "${repository}".`);
  if (!/^[\w-]+$/.test(environment)) return wrong(`--environment must be a name, not "${environment}".`);
  if (!/^[1-9]\d*$/.test(budget)) return wrong(`--budget must be a whole amount, not "${budget}".`);
  return {
    kind: 'setUp',
    options: {
      plan: {
        project,
        location: values.location ?? 'nam5',
        repository,
        environment,
        billingAccount: values['billing-account'] ?? null,
        budget: Number(budget),
        domains: values.domain ?? [],
        alertEmail: values['alert-email'] ?? null,
        googleSignIn: values['google-sign-in'] ?? false,
      },
      dryRun: values['dry-run'] ?? false,
    },
  };
}

// The type of the result depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      project: { type: 'string' },
      only: { type: 'string' },
      site: { type: 'string' },
      url: { type: 'string' },
      first: { type: 'boolean' },
      'delete-functions': { type: 'boolean' },
      'check-payments': { type: 'boolean' },
      'check-app-check': { type: 'boolean' },
      'check-headers': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'set-up': { type: 'string' },
      location: { type: 'string' },
      repository: { type: 'string' },
      environment: { type: 'string' },
      'billing-account': { type: 'string' },
      budget: { type: 'string' },
      domain: { type: 'string', multiple: true },
      'alert-email': { type: 'string' },
      'google-sign-in': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}
