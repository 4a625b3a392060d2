import { chromium } from '@playwright/test';
import { chooseChromium, chromiumNames, headlessShell, type ChromiumFacts } from './chooseChromium.ts';
import { install, isExecutable, onPath } from './installed.ts';

function readFacts(): ChromiumFacts {
  const environmentPath = process.env.CHROMIUM_PATH;
  const playwrightPath = chromium.executablePath();
  return {
    environmentPath,
    environmentPathExists: environmentPath !== undefined && isExecutable(environmentPath),
    onPath: chromiumNames.map(onPath).find((path) => path !== null) ?? null,
    playwrightPath: isExecutable(playwrightPath) ? playwrightPath : null,
    isRoot: process.getuid?.() === 0,
    hasAptGet: onPath('apt-get') !== null,
  };
}

/**
 * The path of a Chromium, installing Debian's package if there is none and it can be installed.
 * @throws Error with one line that says what to do.
 */
export function findChromium(): string {
  const choice = chooseChromium(readFacts());
  if (choice.kind === 'use') return choice.path;
  if (choice.kind === 'missing') throw new Error(choice.message);

  console.log(`There is no Chromium; installing the package "${headlessShell}" …`);
  const installed = install(headlessShell);
  const second = chooseChromium({ ...readFacts(), hasAptGet: false });
  if (second.kind === 'use') return second.path;
  throw new Error(
    `${installed ? `The package "${headlessShell}" has no browser` : `apt-get could not install the package "${headlessShell}"`}. ` +
      'Set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/** Features Playwright turns off: the browser uses only the last of several such switches, so ours has to repeat them. */
export const offInPlaywright: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages and processes that a browser window creates for itself. Two pages for the list below its address field take as much processor time
 * as a test's page: 1.0 s for a window with an empty page, 0.35 s without them. One process is for the page after next.
 */
const offInWindows = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The browser's switches: they turn off the sandbox, which doesn't work in containers, and all automatic network use. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Debian's start script turns it on. Without a graphics card, it uses a sixth of a page's processor time.
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...offInWindows].join(',')}`,
];
