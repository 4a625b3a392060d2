import { contentSecurityPolicy, withPolicy } from '../../build/contentSecurityPolicy.ts';
import { functionsRegion } from '../../shared-lib/src/domain/base/constants.ts';
import type { DeployOptions } from './options.ts';

/**
 * The firebase.json that a deployment of the site uses. Its policy allows the inline scripts of the page that is released, which may
 * be older or newer than the page of this tree, the functions of one project alone, and Google's hosts where the site is measured.
 *
 * @param page `index.html` of the released site
 * @param isMeasured whether usage statistics are on for the project
 * @returns JSON
 * @throws Error when firebase.json has no policy
 */
export function deployedConfig(
  firebaseJson: string,
  page: string,
  { project, site, isMeasured }: Pick<DeployOptions, 'project' | 'site'> & { isMeasured: boolean },
): string {
  const functions = `https://${functionsRegion}-${project}.cloudfunctions.net`;
  const policy = contentSecurityPolicy(page, { functions, isMeasured });
  const config = JSON.parse(withPolicy(firebaseJson, policy)) as { hosting: object };
  return JSON.stringify({ ...config, hosting: { ...config.hosting, public: site } });
}
