import { configure, getConfig } from 'storybook/test';

/**
 * Storybook dispatches each event inside React's `act`. A layout effect that moves the focus causes a second event while the
 * first `act` still runs. With an `act` of its own, the second event would stop React from rendering hidden screens to the
 * end, and the story would never finish. So it gets none.
 */
export function dispatchEventsInOneAct(): void {
  const earlier = getConfig();
  let isInside = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isInside) return dispatch();
      isInside = true;
      try {
        return earlier.eventWrapper(dispatch);
      } finally {
        isInside = false;
      }
    },
  });
}
