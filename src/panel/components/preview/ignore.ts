/** A preview cannot be pressed. */
export const ignore = () => undefined;
