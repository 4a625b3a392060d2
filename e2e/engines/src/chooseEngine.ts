/** A program that an engine needs. */
export interface Program {
  /** The environment variable that may contain its path. */
  readonly variable: string;
  /** Its command names on different systems, in order of preference. */
  readonly commands: readonly [string, ...string[]];
}

/** A browser engine other than Chromium. */
export interface Engine {
  readonly title: string;
  readonly programs: readonly Program[];
  /** The Debian packages that contain the programs. */
  readonly packages: readonly string[];
}

const firefoxProgram = { variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'] } as const;
const driverProgram = { variable: 'WEBKIT_DRIVER_PATH', commands: ['WebKitWebDriver'] } as const;
const screenProgram = { variable: 'XVFB_PATH', commands: ['Xvfb'] } as const;

/** The engines that the smoke tests run in. */
export const engines = {
  firefox: { title: 'Firefox', programs: [firefoxProgram], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    programs: [driverProgram, screenProgram],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as readonly EngineName[];

export type EngineChoice =
  /** The path of each program, by variable. */
  | { readonly kind: 'use'; readonly paths: Readonly<Record<string, string>> }
  /** The Debian packages have to be installed first. */
  | { readonly kind: 'install' }
  | { readonly kind: 'missing'; readonly message: string };

/**
 * How to start an engine: with the programs named by the environment, otherwise those on the PATH, otherwise from Debian packages if they
 * can be installed.
 * @param environment the environment variables
 * @param locate returns the absolute path of a command or path; null if it isn't a program
 * @param canInstall whether this process may install packages
 */
export function chooseEngine(
  { title, programs, packages }: Engine,
  environment: Readonly<Record<string, string | undefined>>,
  locate: (command: string) => string | null,
  canInstall: boolean,
): EngineChoice {
  const advice =
    `Install it (on Debian: sudo apt-get install ${packages.join(' ')}), ` +
    `or set ${programs.map(({ variable }) => variable).join(' and ')}.`;
  const paths: Record<string, string> = {};
  for (const { variable, commands } of programs) {
    const named = environment[variable];
    const candidates = named ? [named] : commands;
    const path = candidates.map(locate).find((found) => found !== null) ?? null;
    if (path !== null) paths[variable] = path;
    else if (named)
      return {
        kind: 'missing',
        message: `${title}: ${variable} names ${named}, which isn't a program. ${advice}`,
      };
    else if (canInstall) return { kind: 'install' };
    else return { kind: 'missing', message: `${title}: there is no ${commands[0]}. ${advice}` };
  }
  return { kind: 'use', paths };
}
