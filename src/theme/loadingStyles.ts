import { colors } from './palette.ts';

/** index.html draws the loading screen before any script, React draws it again. No web font, so that nothing moves. */
export const loadingStyles = `
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  min-height: 100vh;
  min-height: 100svh;
  background: ${colors.paper};
  color: ${colors.ink};
  font: 1rem/1.4 Roboto, 'Helvetica Neue', Arial, sans-serif;

  & p {
    display: grid;
    justify-items: center;
    gap: 6px;
    margin: 0;
  }
  & strong {
    font-size: 1.75rem;
    line-height: 1;
  }
  & span {
    font-size: 0.75rem;
    letter-spacing: 0.32em;
    text-indent: 0.32em;
  }
  & i {
    width: 28px;
    height: 28px;
    box-sizing: border-box;
    border: 3px solid ${colors.line};
    border-top-color: ${colors.signal};
    border-radius: 50%;
    animation: loading-turn 900ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    & i {
      animation: none;
    }
  }
`;
