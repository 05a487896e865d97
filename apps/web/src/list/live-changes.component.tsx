import { useEffect, useState } from 'react';

interface Props<Row> {
  rows: readonly Row[];
  flashing: ReadonlySet<number>;
  nameOf: (row: Row) => string;
}

/** More than this are given as a count: nobody listens to a list of forty numbers. */
const NAMED = 3;

/** Announces to screen readers what others see flash. */
export function LiveChanges<Row extends { id: number }>({ rows, flashing, nameOf }: Props<Row>) {
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it flashes, whatever is read again meanwhile
  useEffect(() => {
    if (flashing.size === 0) return;
    const names = rows.filter(({ id }) => flashing.has(id)).map(nameOf);
    setWords(names.length > NAMED ? `Mudaram ${names.length} linhas` : `Mudou: ${names.join(', ')}`);
  }, [flashing]);
  return (
    <p role="status" className="so-leitor">
      {words}
    </p>
  );
}
