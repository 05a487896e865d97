import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useChangedCells } from './changed-cells.hook.ts';

type Row = { id: number; number: string; state: string; hidden: number };

function Line({ row, flashing, columns = ['number', 'state'] }: { row: Row; flashing: boolean; columns?: string[] }) {
  const line = useRef<HTMLTableRowElement>(null);
  const changed = useChangedCells(line, row, flashing);
  return (
    <table>
      <tbody>
        <tr ref={line}>
          {columns.map((key, at) => (
            <td key={key} className={changed.has(at) ? 'changed' : undefined}>
              {row[key as keyof Row]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const before: Row = { id: 1, number: '100', state: 'Enviado', hidden: 0 };
const flashed = (container: HTMLElement) => [...container.querySelectorAll('.changed')].map(cell => cell.textContent);

describe('which cells of a row flash', () => {
  it.each([
    ['the one that reads otherwise', { ...before, state: 'Confirmado' }, ['Confirmado']],
    ['the first, of a change no column shows', { ...before, hidden: 1 }, ['100']],
    ['none, of a row that is the same', before, []],
  ])('%s', (_, after, cells) => {
    const { container, rerender } = render(<Line row={before} flashing={false} />);
    rerender(<Line row={after} flashing={true} />);
    expect(flashed(container)).toEqual(cells);
    rerender(<Line row={after} flashing={false} />);
    expect(flashed(container)).toEqual([]);
  });

  it('it is known whichever is told first, the row or that it flashes', () => {
    const { container, rerender } = render(<Line row={before} flashing={false} />);
    rerender(<Line row={before} flashing={true} />);
    rerender(<Line row={{ ...before, state: 'Entregue' }} flashing={true} />);
    expect(flashed(container)).toEqual(['Entregue']);
  });

  it('other columns are no change', () => {
    const { container, rerender } = render(<Line row={before} flashing={false} />);
    rerender(<Line row={{ ...before }} flashing={true} columns={['number', 'state', 'hidden']} />);
    expect(flashed(container)).toEqual([]);
  });
});
