/** The only file of the panel that the shop imports, by `import()`: a visitor does not download it (D13). */
export { createLocalOwner } from './data/localOwner';
export { createOwnerSession } from './data/ownerSession';
export { AdminView } from './views/AdminView';
