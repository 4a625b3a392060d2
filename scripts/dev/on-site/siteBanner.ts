export interface SiteBannerContent {
  readonly url: string;
  readonly site: string;
  readonly shell: string;
  readonly modules: readonly string[];
}

/** The banner printed when a site is served with local modules. */
export const siteBanner = ({ url, site, shell, modules }: SiteBannerContent): string =>
  [
    '',
    `  Valet Hub is up:  ${url}`,
    '',
    `  From this machine  ${modules.join(', ')}`,
    `  From the site      everything else: ${site}, shell ${shell}, and your account's data there`,
    '',
    '  The data is real. To get the released modules back, use Reset in the badge on the page; a new tab loads yours again.',
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
