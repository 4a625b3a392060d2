/** A page in an engine, driven as a person would: by pointer and keys. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs a function in the page.
   * @param run it sees nothing but its arguments and the page; arguments and result are JSON
   * @throws Error when it throws, and when the page is left meanwhile
   */
  run<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script in the page. */
  load(script: string): Promise<void>;
  /** Clicks a place, in CSS pixels from the top left of the page's visible part. */
  click(x: number, y: number): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  /** Makes the page this wide and high, in CSS pixels, or as narrow as the engine's window gets. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the page. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running engine. */
export interface RunningEngine {
  /** Opens a tab on a device that nobody has used. */
  newTab(): Promise<Tab>;
  /** Takes the errors in consoles and the uncaught exceptions since the last time; none where the engine doesn't tell. */
  takeProblems(): readonly string[];
  /** Ends the engine, and all that it started. */
  stop(): Promise<void>;
}

/** The environment of an engine: American English, on the East Coast. Without a valid LANG, WebKit has no language that `Intl` takes. */
export const engineEnvironment = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  LANG: 'en_US.UTF-8',
  LC_ALL: undefined,
  TZ: 'America/New_York',
});

/** Source of a promise of a function's JSON result. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${String(run)})(...${JSON.stringify(args)})) ?? 'null')()`;

/** A click, in the words that WebDriver and WebDriver BiDi share. */
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

/** Keys, likewise. */
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
