import { contentSecurityPolicy, withPolicy } from '../../build/contentSecurityPolicy.ts';
import { functionsRegion } from '../../shared-lib/src/domain/base/constants.ts';
import type { DeployOptions } from './options.ts';

/** What is known of a site that is deployed. */
interface DeployedFacts extends Pick<DeployOptions, 'project' | 'site'> {
  /** Whether usage statistics are on for the project. */
  readonly isMeasured: boolean;
  /** Whether its pages use App Check. */
  readonly isAttested: boolean;
}

/**
 * The firebase.json that a deployment of the site uses. Its policy allows the inline scripts of the page that is released, which may
 * be older or newer than the page of this tree, the functions of one project alone, and Google's hosts where the site is measured or uses
 * App Check.
 *
 * @param page `index.html` of the released site
 * @returns JSON
 * @throws Error when firebase.json has no policy
 */
export function deployedConfig(
  firebaseJson: string,
  page: string,
  { project, site, isMeasured, isAttested }: DeployedFacts,
): string {
  const functions = `https://${functionsRegion}-${project}.cloudfunctions.net`;
  const policy = contentSecurityPolicy(page, { functions, isMeasured, isAttested });
  const config = JSON.parse(withPolicy(firebaseJson, policy)) as { hosting: object };
  return JSON.stringify({ ...config, hosting: { ...config.hosting, public: site } });
}
