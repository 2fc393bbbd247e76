type Step = () => Promise<void> | void;

export interface Shutdown {
  /** Registers how to stop what has just been started. */
  add: (step: Step) => void;
  /** Stops everything, last started first. Further calls do nothing more. */
  run: () => Promise<void>;
}

export function makeShutdown(): Shutdown {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;
  const undo = async () => {
    for (const step of steps.toReversed()) await step();
  };
  return {
    add: (step) => steps.push(step),
    run: async () => (running ??= undo()),
  };
}
