/** A page in an engine, used with pointer and keyboard. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs a function in the page.
   * @param run sees only its arguments and the page; arguments and result are JSON
   * @throws Error if it throws, or the page is left meanwhile
   */
  run<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  load(script: string): Promise<void>;
  /** Clicks a position in CSS pixels from the top left of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** Resizes the page, in CSS pixels, as far as the engine's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the page. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RunningEngine {
  /** Opens a tab on a new device. */
  newTab(): Promise<Tab>;
  /** Takes the console errors and uncaught exceptions since the last call; empty if the engine doesn't report them. */
  takeProblems(): readonly string[];
  /** Stops the engine and everything it started. */
  stop(): Promise<void>;
}

/** An engine's environment: American English, US East Coast. Without a valid LANG, WebKit has no language that `Intl` accepts. */
export const engineEnvironment = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  LANG: 'en_US.UTF-8',
  LC_ALL: undefined,
  TZ: 'America/New_York',
});

/** Source code for a promise of a function's JSON result. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${String(run)})(...${JSON.stringify(args)})) ?? 'null')()`;

/** A click, in the format shared by WebDriver and WebDriver BiDi. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Key presses, in the same format. */
export const keysOf = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
