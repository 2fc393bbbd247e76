// The half of the data room that no visitor downloads: these two, and all that they need, are one chunk (D13).
export { logInLocally } from './local/logInLocally';
export { openSynced } from './sync/openSynced';
