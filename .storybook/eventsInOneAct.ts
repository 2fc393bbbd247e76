import { configure, getConfig } from 'storybook/test';

/**
 * Storybook dispatches each event inside React's `act`. A layout effect that focuses an element causes an event while
 * `act` carries out the updates of another one; a second `act` inside it would leave hidden screens half rendered, and the
 * first one would wait for them for ever.
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
