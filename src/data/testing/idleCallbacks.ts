/** Node.js has no idle callbacks. Here it is idle at once. */
globalThis.requestIdleCallback ??= (callback) => {
  queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
  return 0;
};
