import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';
import type { Plan } from '../setUp/Step.ts';
import { projectProblem } from '../google/googleApi.ts';
import { argumentError } from '../start/options.ts';
import { codebases, type Codebase } from './functions/codebases.ts';

/** The parts to deploy, named as in firebase-tools. */
export const targets = ['hosting', 'functions', 'firestore', 'storage'] as const;

export type Target = (typeof targets)[number];

/** firebase-tools' name for the functions of one codebase. */
export const codebaseTarget = (name: Codebase): string => `functions:${name}`;

/** Parsed options of `npm run deploy`. */
export interface DeployOptions {
  readonly project: string;
  readonly only: readonly Target[];
  /** The codebases of functions to deploy; empty if functions aren't deployed. */
  readonly codebases: readonly Codebase[];
  readonly dryRun: boolean;
  /** Whether this is the first release there. */
  readonly first: boolean;
  /** Whether online functions missing in this checkout may be deleted. */
  readonly deleteFunctions: boolean;
  /** The released site's folder, as given. */
  readonly site: string;
  /** Origin of the live site. */
  readonly url: string;
}

/** Options of a Stripe or App Check check. */
export interface ProjectOptions {
  readonly project: string;
}

export interface SetUpOptions {
  readonly plan: Plan;
  readonly dryRun: boolean;
}

export type ParsedDeploy =
  | NothingToRun
  | { readonly kind: 'deploy'; readonly options: DeployOptions }
  | { readonly kind: 'checkPayments' | 'checkAppCheck'; readonly options: ProjectOptions }
  | { readonly kind: 'checkHeaders'; readonly options: Pick<DeployOptions, 'url'> }
  | { readonly kind: 'setUp'; readonly options: SetUpOptions };

export const usage = `Usage: npm run deploy -- --project ID [options]
       npm run deploy -- --set-up ID [options]

Deploys the product to a Firebase project: the released site (docs/releasing.md), and the Cloud Functions, security rules and indexes
of this checkout. Everything is checked first.

  --project ID  the Firebase project; there is no default
  --only LIST   deploy only these: ${targets.join(',')}; functions:NAME for the functions of ${codebases.join(', ')}
  --site DIR    the folder of the released site (default site)
  --url URL     where the site is online (default https://ID.web.app); what is released there must be in the folder
  --first       nothing was ever released there, so there is nothing to compare with
  --delete-functions
                delete online functions that are not in this checkout; without it, such a deployment stops before it starts
  --check-payments
                check whether payments are set up in Stripe for the project, and deploy nothing (docs/payments.md); reads the key
                from STRIPE_SECRET_KEY and the price from STRIPE_PRICE
  --check-app-check
                check whether Firestore, Storage and Auth reject unattested clients, and deploy nothing (docs/operations.md);
                uses the gcloud login or GOOGLE_ACCESS_TOKEN
  --check-headers
                request unusual addresses from the live site and report answers without a security header, as each Hosting deployment
                does at its end; deploy nothing
  --set-up ID   prepare the project ID for a first deployment, step by step; skips what is already done (docs/operations.md);
                uses the gcloud login or GOOGLE_ACCESS_TOKEN. With --dry-run, only reports what is missing.
                --location nam5        where Firestore is located; permanent
                --repository OWNER/NAME, --environment NAME
                                       the GitHub repository that may deploy, from this environment (default production)
                --billing-account ID   link this account
                --budget AMOUNT        monthly amount at which Google warns, in the billing account's currency (default 60)
                --domain NAME          a custom domain for the site; repeatable
                --alert-email WHO      who receives the alerts in ops/
                --google-sign-in       allow sign-in with Google
  --dry-run     build, check and print what would be deployed; needs no login
  --help        print this
`;

/**
 * Parses the command line of `npm run deploy`.
 *
 * @param args the arguments after the script's name
 */
export function parseDeploy(args: readonly string[]): ParsedDeploy {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: argumentError(error) };
  }
  if (values.help) return { kind: 'help' };
  if (values['set-up'] !== undefined) return parseSetUp(values['set-up'], values);
  const { project } = values;
  if (project === undefined) return { kind: 'wrong', message: '--project is required.' };
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
    return {
      kind: 'wrong',
      message: `${project} can't be deployed to: the prefix "demo-" is for local projects.`,
    };
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
  if (!/^[1-9]\d*$/.test(budget)) return wrong(`--budget must be a whole number, not "${budget}".`);
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

// The result type depends on these literals, so it is inferred.
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
