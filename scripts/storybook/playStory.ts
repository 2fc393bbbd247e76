type Listener = (payload: unknown) => void;

type Channel = Record<'on' | 'off', (event: string, listener: Listener) => void> & {
  emit: (event: string, payload: unknown) => void;
};

interface WithChannel {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** What Storybook's events tell: an error, or the outcome of a story. */
interface Payload {
  message?: string;
  title?: string;
  description?: string;
  storyId?: string;
  reporters?: { type: string; status: string }[];
}

interface Order {
  storyId: string;
  limitMs: number;
}

/** Runs in Storybook's manager: presses a story, waits for its end, and returns what has failed. */
export async function playStory({ storyId, limitMs }: Order): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: manager } = window as unknown as WithChannel;
  const { __STORYBOOK_ADDONS_CHANNEL__: preview } = window.frames[0] as unknown as WithChannel;
  const failures: string[] = [];
  const fail = (payload: unknown) => {
    for (const { message, title, description } of [payload].flat() as Payload[])
      failures.push(message ?? `${title}: ${description}`);
  };
  // `storyFinished` calls a story with a failed play function a success.
  const failing = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ];
  for (const event of failing) manager.on(event, fail);
  const reporters = await new Promise<Payload['reporters']>((resolve) => {
    function handleFinished(payload: unknown) {
      const { storyId: finished, reporters: found } = payload as Payload;
      if (finished === storyId) end(found);
    }
    function end(found?: Payload['reporters']) {
      clearTimeout(timer);
      manager.off('storyFinished', handleFinished);
      resolve(found);
    }
    const timer = setTimeout(() => {
      failures.push(`has not ended after ${limitMs} ms`);
      end();
    }, limitMs);
    manager.on('storyFinished', handleFinished);
    // As a link in a story does; the manager takes this event from its frame only.
    preview.emit('selectStory', { storyId });
  });
  for (const event of failing) manager.off(event, fail);
  for (const { type, status } of reporters ?? [])
    if (status === 'failed') failures.push(`its check "${type}" has failed`);
  return failures;
}
