import { callLink, chatNumber } from '@/domain/contactLinks';
import { formatPrice, formatSavings } from '@/domain/prices/price';

import { Table } from './Table';

const ask = {
  formatPrice: (input: string) => formatPrice(Number(input)),
  formatSavings: (input: string) => formatSavings(Number(input)),
  chatNumber,
  callLink,
};

interface ResultsProps {
  of: keyof typeof ask;
  inputs: readonly string[];
}

/** Table of a shop function's results, computed from these inputs. */
export function Results({ of, inputs }: ResultsProps) {
  return (
    <Table
      label={`Results of ${of}`}
      head={[of, 'Result']}
      rows={inputs.map((input) => [
        input,
        <span key={input} lang="tr">
          {ask[of](input)}
        </span>,
      ])}
    />
  );
}
