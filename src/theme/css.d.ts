export {};

declare module 'react' {
  /** Positions go from props to styles as custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
