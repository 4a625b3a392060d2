export interface SiteBannerContent {
  readonly url: string;
  /** The site's origin. */
  readonly site: string;
  /** The version of the site's shell. */
  readonly shell: string;
  readonly modules: readonly string[];
}

/** What a person reads when a site is served with local modules. */
export const siteBanner = ({ url, site, shell, modules }: SiteBannerContent): string =>
  [
    '',
    `  Valet Hub is up:  ${url}`,
    '',
    `  From this machine  ${modules.join(', ')}`,
    `  From the site      everything else: ${site}, shell ${shell}, and the data of your account there`,
    '',
    '  The data is real. Reset, in the badge on the page, brings the released modules back; a new tab has yours again.',
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
