export {};

declare module 'react' {
  /** Custom properties carry positions from props to styles. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
