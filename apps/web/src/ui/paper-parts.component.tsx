import type { ReactNode } from 'react';
import { paperInteger } from './paper.format.ts';
import { Table } from './table.component.tsx';

// What every page that verifies a paper shows below its verdict.

export const PaperSeal = ({ title, hash, children }: { title: string; hash: string; children?: ReactNode }) => (
  <section aria-labelledby="selo">
    <h2 id="selo">{title}</h2>
    <p className="verificar-hash">
      SHA-256 <code>{hash}</code>
    </p>
    {children}
  </section>
);

export const PaperFigures = ({ figures }: { figures: readonly (readonly [name: string, written: string])[] }) => (
  <dl className="verificar-valores">
    {figures.map(([name, written]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{written}</dd>
      </div>
    ))}
  </dl>
);

interface Meals {
  rows: readonly { key: string; name: ReactNode; accepted: number }[];
  total: number;
}

export const PaperMeals = ({ rows, total }: Meals) => (
  <Table className="verificar-tabela">
    <thead>
      <tr>
        <th scope="col">Refeição e público</th>
        <th scope="col">Aceitas</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, accepted }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{paperInteger(accepted)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{paperInteger(total)}</td>
      </tr>
    </tfoot>
  </Table>
);
