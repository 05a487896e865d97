import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { formatInteger } from '../ui/number.format.ts';
import { TAMANHOS } from './filtros.address.ts';

interface Props {
  pagina: number;
  tamanho: number;
  total: number;
  mudar: (chave: 'pag' | 'tamanho', valor: string) => void;
}

export function Paginacao({ pagina, tamanho, total, mudar }: Props) {
  const primeira = Math.min((pagina - 1) * tamanho + 1, total);
  const ultima = Math.min(pagina * tamanho, total);
  return (
    <nav className="paginacao" aria-label="Páginas">
      <span aria-live="polite">
        {formatInteger(primeira)}–{formatInteger(ultima)} de {formatInteger(total)}
      </span>
      <select
        className="entrada"
        aria-label="Pedidos por página"
        value={tamanho}
        onChange={({ target }) => mudar('tamanho', target.value)}
      >
        {TAMANHOS.map(cada => (
          <option key={cada} value={cada}>
            {cada} por página
          </option>
        ))}
      </select>
      <button
        type="button"
        className="botao botao--icone"
        aria-label="Página anterior"
        disabled={pagina <= 1}
        onClick={() => mudar('pag', String(pagina - 1))}
      >
        <CaretLeftIcon size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="botao botao--icone"
        aria-label="Página seguinte"
        disabled={ultima >= total}
        onClick={() => mudar('pag', String(pagina + 1))}
      >
        <CaretRightIcon size={18} aria-hidden />
      </button>
    </nav>
  );
}
