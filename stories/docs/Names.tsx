import { accessibleNames } from './accessibleNames';
import { Table } from './Table';

/** Table of accessible names by section. */
export function Names() {
  return <Table label="Accessible names" head={['Where', 'Names']} rows={accessibleNames} />;
}
