/** How many tests ran in a step, by result. */
export interface Count {
  passed: number;
  failed: number;
}

/** What a runner's own report tells. */
export interface Report extends Count {
  /** One line for each failed test: where, which and why. */
  failures: readonly string[];
  /** One line for each test that passed only when it ran again. */
  repeated?: readonly string[];
}

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The path to which the runner writes its JSON report; a step without one is a single check. */
  report?: { path: string; read: (json: string) => Report };
}
