/** A program that an engine needs. */
export interface Program {
  /** The environment variable that may hold its path. */
  readonly variable: string;
  /** The commands under which systems have it, in order of preference. */
  readonly commands: readonly [string, ...string[]];
}

/** A browser engine besides Chromium. */
export interface Engine {
  readonly title: string;
  readonly programs: readonly Program[];
  /** The Debian packages that bring the programs. */
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
  /** The path of each program, by its variable. */
  | { readonly kind: 'use'; readonly paths: Readonly<Record<string, string>> }
  /** The Debian packages have to be installed first. */
  | { readonly kind: 'install' }
  | { readonly kind: 'missing'; readonly message: string };

/**
 * How to start an engine: with the programs that the environment names, else with those on the PATH, else with Debian's packages where
 * they can be installed.
 * @param environment the environment variables
 * @param locate the absolute path of a command or path; null when it is no program
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
        message: `${title}: ${variable} names ${named}, which is no program. ${advice}`,
      };
    else if (canInstall) return { kind: 'install' };
    else return { kind: 'missing', message: `${title}: there is no ${commands[0]}. ${advice}` };
  }
  return { kind: 'use', paths };
}
