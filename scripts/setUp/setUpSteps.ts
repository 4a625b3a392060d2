import type { GoogleApi } from '../google/googleApi.ts';
import type { Plan, Step } from './Step.ts';
import { accountSteps } from './steps/accounts.ts';
import { authSteps } from './steps/auth.ts';
import { dataSteps } from './steps/data.ts';
import { parametersStep, secretSteps, type Declared } from './steps/functions.ts';
import { githubSteps } from './steps/github.ts';
import { operationsSteps } from './steps/operations.ts';
import { projectSteps } from './steps/project.ts';

/**
 * All steps from an empty Google Cloud project to the first sign-in, in dependency order. The parameters come first: they depend on
 * nothing, and mistakes in them surface before anything changes.
 *
 * @param parameters absolute path of the folder with the functions' parameters
 */
export const setUpSteps = (
  api: GoogleApi,
  plan: Plan,
  declared: Declared,
  parameters: string,
): readonly Step[] => [
  parametersStep(plan, declared, parameters),
  ...projectSteps(api, plan),
  ...dataSteps(api, plan),
  ...authSteps(api, plan),
  ...accountSteps(api, plan),
  ...githubSteps(api, plan),
  ...secretSteps(api, plan, declared),
  ...operationsSteps(api, plan),
];
