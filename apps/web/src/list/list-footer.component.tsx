import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Button } from '../ui/button.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Select } from '../ui/select.component.tsx';
import { SIZES } from './list.address.ts';
import type { Noun } from './list.model.ts';

interface Props {
  page: number;
  size: number;
  total: number;
  noun: Noun;
  change: (key: 'pag' | 'tamanho', value: string) => void;
}

export function Footer({ page, size, total, noun, change }: Props) {
  const last = Math.max(Math.ceil(total / size), 1);
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  return (
    <nav className="tabela-paginas" aria-label="Páginas">
      <span>
        {page > last
          ? `A lista termina na página ${last}`
          : `${formatInteger(from)}–${formatInteger(to)} de ${formatInteger(total)}`}
      </span>
      <Select
        aria-label={`Quantidade de ${noun.many} por página`}
        value={size}
        onChange={({ target }) => change('tamanho', target.value)}
      >
        {SIZES.map(each => (
          <option key={each} value={each}>
            {each} por página
          </option>
        ))}
      </Select>
      <Button
        icon
        aria-label="Página anterior"
        disabled={page <= 1}
        onClick={() => change('pag', String(Math.min(page - 1, last)))}
      >
        <CaretLeftIcon size={18} aria-hidden />
      </Button>
      <Button icon aria-label="Página seguinte" disabled={page >= last} onClick={() => change('pag', String(page + 1))}>
        <CaretRightIcon size={18} aria-hidden />
      </Button>
    </nav>
  );
}
