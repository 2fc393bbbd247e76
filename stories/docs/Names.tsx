import { accessibleNames } from './accessibleNames';
import { Table } from './Table';

/** Where, and under which names. */
export function Names() {
  return <Table label="Accessible names" head={['Where', 'Names']} rows={accessibleNames} />;
}
