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
 * The path of a Chromium, installed first where there is none and Debian's package can be.
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
    `${installed ? `The package "${headlessShell}" brought no browser` : `apt-get could not install the package "${headlessShell}"`}. ` +
      'Set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/** What Playwright turns off itself: of several such switches the browser takes the last one alone, so ours has to say it again. */
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
 * What a window of the browser would make for itself: two pages for the list below its address field, which take as much of the
 * processor as a page of a test (1.0 s of a window of an empty page, 0.35 s without them), and a process for the page after the next.
 */
const offInWindows = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * The browser's switches: they turn off the sandbox, which does not work in containers, and everything that uses the
 * network by itself.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Debian's start script turns it on; without a graphics card it takes a sixth of the processor time of a page.
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...offInWindows].join(',')}`,
];
