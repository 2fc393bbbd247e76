type Step = () => Promise<void> | void;

export interface Shutdown {
  /** Notes how to undo what has just been started. */
  add: (step: Step) => void;
  /** Undoes everything, last started first. Once, however often it is called. */
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
