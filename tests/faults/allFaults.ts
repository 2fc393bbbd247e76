import { buildFaults } from './build.ts';
import { dataFaults } from './data.ts';
import { databaseFaults } from './database.ts';
import { domainFaults } from './domain.ts';
import type { Fault } from './fault.ts';
import { pageFaults } from './page.ts';
import { panelFaults } from './panel.ts';
import { setupFaults } from './setup.ts';
import { storefrontFaults } from './storefront.ts';
import { styleFaults } from './styles.ts';
import { syncFaults } from './sync.ts';
import { viewFaults } from './views.ts';
import { writeFaults } from './write.ts';

export const allFaults: readonly Fault[] = [
  ...domainFaults,
  ...dataFaults,
  ...syncFaults,
  ...writeFaults,
  ...panelFaults,
  ...storefrontFaults,
  ...viewFaults,
  ...styleFaults,
  ...pageFaults,
  ...buildFaults,
  ...databaseFaults,
  ...setupFaults,
];
