import { unsupported } from '../AuthError.ts';
import type { ConfigBody } from '../http/bodies.ts';
import type { ProjectConfig } from '../Project.ts';
import type { Context } from './Context.ts';
import { projectNumber } from './grantToken.ts';

/** The changeable settings, by path in the configuration. */
const allowDuplicateEmails = 'signIn.allowDuplicateEmails';
const hideAccounts = 'emailPrivacyConfig.enableImprovedEmailPrivacy';

/** The project facts that an app's page may read. */
export const projectFacts = (): object => ({ projectId: projectNumber, authorizedDomains: ['localhost'] });

export const getConfig = ({ project }: Context): object => ({ ...project.config, blockingFunctions: {} });

export const getEmulatorConfig = ({ project }: Context): object => project.config;

/** Changes the settings named in `updateMask`; without a mask, resets missing settings to their defaults. */
export function updateConfig(context: Context, body: ConfigBody): object {
  const mask = context.query.get('updateMask');
  const names = mask ? mask.split(',') : [allowDuplicateEmails, hideAccounts];
  setConfig(context, body, names, mask ? undefined : false);
  return getConfig(context);
}

/** Changes the settings present in the body. */
export function updateEmulatorConfig(context: Context, body: ConfigBody): object {
  setConfig(context, body, [allowDuplicateEmails, hideAccounts], undefined);
  return getEmulatorConfig(context);
}

/** @param missing new value of a named setting that the body lacks; undefined leaves it unchanged */
function setConfig(
  { project }: Context,
  { signIn, emailPrivacyConfig, blockingFunctions }: ConfigBody,
  names: readonly string[],
  missing: boolean | undefined,
): void {
  if (Object.keys(blockingFunctions?.triggers ?? {}).length > 0) throw unsupported('blocking functions');
  const { config } = project;
  const valueOf = (path: string, given: boolean | undefined, now: boolean): boolean =>
    names.some((name) => name === path || path.startsWith(`${name}.`)) ? (given ?? missing ?? now) : now;
  const next: ProjectConfig = {
    signIn: {
      allowDuplicateEmails: valueOf(
        allowDuplicateEmails,
        signIn?.allowDuplicateEmails,
        config.signIn.allowDuplicateEmails,
      ),
    },
    emailPrivacyConfig: {
      enableImprovedEmailPrivacy: valueOf(
        hideAccounts,
        emailPrivacyConfig?.enableImprovedEmailPrivacy,
        config.emailPrivacyConfig.enableImprovedEmailPrivacy,
      ),
    },
  };
  project.config = next;
}
