import { deleteCaches } from './shopCaches';
import { becomeActive, worker } from './workerScope';

/** Takes the place of an earlier worker, then removes itself with all that was stored. */
export function removeWorker(prefix: string): void {
  const remove = async () => {
    await deleteCaches(prefix);
    await worker.registration.unregister();
  };
  worker.addEventListener('install', (event) => event.waitUntil(becomeActive()));
  worker.addEventListener('activate', (event) => event.waitUntil(remove()));
}
